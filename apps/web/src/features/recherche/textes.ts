import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  ouvrir: 'Rechercher',
  invite: 'Un soin, un document, une question',
  touche: 'Ctrl K ou /',
  barre: 'Ouvrir aussi la recherche par la touche /',
  barreAide: 'À désactiver si vous dictez, ou si une touche part trop vite.',
  titre: 'Rechercher dans mon espace',
  champ: 'Un soin, un document, une question',
  resultats: 'Résultats',
  trouves: (nombre: number) => (nombre === 0 ? 'Aucun résultat' : denombre(nombre, 'résultat')),
  tout: (nombre: number) => `Les ${nombre}`,
  toutVoir: 'Tout voir',
  duGroupe: (groupe: string) => `, ${groupe}`,
  commencer: 'Que cherchez-vous\u00a0?',
  commencerTexte:
    'Un soin, un professionnel, un document, une question, ou ce que vous voulez faire\u00a0: «\u00a0lunettes\u00a0», «\u00a0carte perdue\u00a0», «\u00a0changer de banque\u00a0».',
  rien: (saisie: string) => `Rien pour «\u00a0${saisie}\u00a0»`,
  rienTexte: 'Essayez un autre mot, ou écrivez-nous\u00a0: vos mots seront déjà dans le message.',
  echec: 'La recherche n’a pas abouti',
  echecTexte: 'Vérifiez votre connexion, puis modifiez un mot pour relancer la recherche.',
  pasCela: 'Pas ce que vous cherchiez\u00a0?',
  ecrire: 'Nous écrire',
  choisir: 'choisir',
  entrer: 'ouvrir',
  cherche: (nomOffre: string) =>
    `Cherché dans votre contrat ${nomOffre} · aucune recherche n’est gardée à votre nom`,
} as const
