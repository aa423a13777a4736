import type { Lexicon } from './lexicon.ts'

export const spanish: Lexicon = {
  language: 'es',
  words: {
    lead: 'ahora favor y luego entonces',
    override:
      'ignora ignore ignorar ignorad ignoren olvida olvide olvidar desestima descarta omite',
    prior: 'anterior anteriores previo previos previa previas precedentes',
    instruction: 'instrucción instrucciones indicaciones órdenes directrices reglas directivas',
    your: 'tus sus tu su',
    persona: 'asistente ia pirata',
    reader: 'usuario usuarios',
    disclose: 'muestra muestre revela revele imprime imprima repite repita enseña dime',
    tell_not: 'digas diga menciones mencione informes informe cuentes cuente',
  },
}
