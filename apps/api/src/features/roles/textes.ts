import { denombre } from '@espace-adherent/domain'

export const textes = {
  nomPris: 'Un autre rôle porte déjà ce nom',
  tropDeRoles: (max: number) =>
    `Vous avez déjà ${denombre(max, 'rôle')}\u00a0: supprimez-en un que personne n’a plus`,
  copieImpossible: 'Ce rôle a des droits que vous n’avez pas, ou ne se copie pas',
  porte: (personnes: number) =>
    `${denombre(personnes, 'personne')} ${personnes > 1 ? 'ont' : 'a'} encore ce rôle\u00a0: changez d’abord ses rôles dans «\u00a0Utilisateurs\u00a0»`,
  rien: 'Aucun droit',
} as const
