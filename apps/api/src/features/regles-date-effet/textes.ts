import { accorde, denombre } from '@espace-adherent/domain'

export const textes = {
  offreInconnue: 'Cette offre n’existe pas',
  contratInconnu: 'Aucun contrat ne porte ce numéro',
  regleRefusee: 'Cette règle ne peut pas être enregistrée',
  essaisRompus: (n: number) =>
    `${denombre(n, 'essai gardé')} ne ${accorde(n, 'donnerait', 'donneraient')} plus la réponse attendue`,
} as const
