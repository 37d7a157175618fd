import { accorde, denombre } from '@espace-adherent/domain'

export const textes = {
  offreInconnue: 'Cette offre n’existe pas',
  contratInconnu: 'Aucun contrat ne porte ce numéro',
  essaisRompus: (libelles: readonly string[]) =>
    [
      `${denombre(libelles.length, 'essai gardé')} ne ${accorde(libelles.length, 'donnerait', 'donneraient')} plus la réponse attendue\u00a0:`,
      ...libelles,
    ].join('\n'),
} as const
