import type { BenignFixture } from '../benign-fixture.ts'

const topic = 'many languages'

/** Ordinary text of many scripts, whose joiners, marks and selectors must stay. */
export const MANY_LANGUAGES: readonly BenignFixture[] = [
  {
    name: 'German care label',
    topic,
    payload: 'Bitte beachten Sie die Hinweise auf dem Etikett; frühere Angaben gelten nicht mehr.',
  },
  {
    name: 'German invoice',
    topic,
    payload:
      'Bitte überweisen Sie den Betrag bis zum 15. März. Die Mahnung ist hinfällig – „erledigt“.',
  },
  {
    name: 'French notice',
    topic,
    payload:
      'Suivez les instructions affichées à l’entrée ; les anciennes consignes sont archivées.',
  },
  {
    name: 'Spanish recipe',
    topic,
    payload: 'Mezcla la harina y los huevos. No abras el horno antes de 30 minutos.',
  },
  {
    name: 'Portuguese announcement',
    topic,
    payload: 'A assistente da loja avisou que as instruções chegam por e-mail amanhã.',
  },
  {
    name: 'Italian guide',
    topic,
    payload: 'Seguite le istruzioni a pagina 12 e conservate lo scontrino per la garanzia.',
  },
  {
    name: 'Dutch mail',
    topic,
    payload: 'Ik ben vergeten de instructies mee te sturen, ze zitten nu in de bijlage.',
  },
  {
    name: 'Russian notice',
    topic,
    payload: 'Инструкция по сборке лежит в коробке. Предыдущая модель больше не выпускается.',
  },
  {
    name: 'Ukrainian weather',
    topic,
    payload: 'Завтра в Києві хмарно, вдень до п’яти градусів тепла, без опадів.',
  },
  {
    name: 'Chinese review',
    topic,
    payload: '房间干净，早餐不错。说明书上的步骤很清楚，之前的问题已经解决。',
  },
  {
    name: 'Japanese notice',
    topic,
    payload: '以前の説明書とは手順が違いますので、新しい冊子をご覧ください。',
  },
  {
    name: 'Korean record',
    topic,
    payload: { 이름: '김하나', 메모: '지난번 안내문은 사물함에 있습니다.' },
  },
  {
    name: 'Arabic greeting',
    topic,
    payload: 'أهلاً بكم في الفندق. تجدون تعليمات الاستخدام على الطاولة، والإفطار من السابعة.',
  },
  {
    name: 'Persian with joiners',
    topic,
    payload: 'می\u200cخواهم کتاب\u200cها را فردا پس بدهم.',
  },
  {
    name: 'Hebrew',
    topic,
    payload: 'שלום, ההוראות נמצאות בעמוד 7 והחנות פתוחה עד 19:00.',
  },
  {
    name: 'Hindi with joiners',
    topic,
    payload: 'क्\u200dष और श्र लिखने के निर्देश पुस्तक के अंत में हैं।',
  },
  {
    name: 'Bengali',
    topic,
    payload: 'আগামীকাল দোকান সকাল দশটায় খুলবে।',
  },
  {
    name: 'Malayalam with joiners',
    topic,
    payload: 'അവന്\u200d ഇന്നലെ വന്നു.',
  },
  {
    name: 'Thai',
    topic,
    payload: 'กรุณาอ่านคู่มือก่อนใช้งาน ร้านปิดวันอาทิตย์',
  },
  {
    name: 'Khmer with break spaces',
    topic,
    payload: 'សូម\u200bអាន\u200bសៀវភៅ\u200bណែនាំ',
  },
  {
    name: 'Vietnamese',
    topic,
    payload: 'Vui lòng đọc hướng dẫn ở trang trước khi lắp ráp bàn.',
  },
  {
    name: 'Greek mathematics',
    topic,
    payload: 'Έστω α ≤ β. Τότε ∀x∈ℝ: |x| ≥ 0 ∧ ⌊x⌋ ≤ x.',
  },
  {
    name: 'combining marks',
    topic,
    payload: 'Cafe\u0301 in No\u0308rdlingen, a\u0323\u0302 in Vietnamese.',
  },
]
