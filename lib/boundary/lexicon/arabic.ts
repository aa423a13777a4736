import type { Lexicon } from './lexicon.ts'

export const arabic: Lexicon = {
  language: 'ar',
  words: {
    lead: 'الآن ثم فضلك رجاء',
    override: 'تجاهل تجاهلوا تجاهلي وتجاهل انس انسى تخط أهمل',
    prior: 'السابقة السابق أعلاه المذكورة الأصلية',
    instruction: 'التعليمات تعليمات الأوامر التوجيهات القواعد الإرشادات',
    your: 'تعليماتك قواعدك',
    persona: 'مساعد قرصان روبوت',
    reader: 'المستخدم للمستخدم المستخدمين',
    disclose: 'اعرض اكشف اطبع كرر أظهر',
    tell_not: 'تخبر تذكر تقل تبلغ',
  },
}
