import type { Lexicon } from './lexicon.ts'

export const french: Lexicon = {
  language: 'fr',
  words: {
    lead: 'maintenant plaît et alors puis donc veuillez',
    override: 'ignore ignorez ignorer oublie oubliez oublier néglige négligez',
    prior:
      'précédent précédents précédente précédentes antérieur antérieurs antérieure antérieures dessus',
    instruction: 'instruction instructions consigne consignes directives règles ordres commandes',
    your: 'tes vos ton votre',
    persona: 'assistant ia pirate',
    reader: 'utilisateur utilisateurs lutilisateur',
    disclose: 'affiche affichez révèle révélez montre montrez répète répétez donne donnez imprime',
    tell_not: 'dis dites mentionne mentionnez parle parlez informe informez',
    not: 'pas rien jamais',
  },
}
