import type { Faults } from '../actes/acte.ts'
import { messageTexte } from '../validation/index.ts'

/** Why somebody asks for another card. */
export const libellesMotifCarte = {
  perdue: 'Je l’ai perdue',
  volee: 'On me l’a volée',
  abimee: 'Elle est abîmée',
  jamaisRecue: 'Je ne l’ai jamais reçue',
  erronee: 'Une information est fausse',
} as const
export type MotifCarte = keyof typeof libellesMotifCarte

export const libellesSupportCarte = {
  numerique: 'Dans mon espace seulement',
  papier: 'Dans mon espace, et par la poste',
} as const
export type SupportCarte = keyof typeof libellesSupportCarte

export type SaisieCarte = { motif: string; precision: string; support: string }

const PRECISION_MAX = 500

export const validateCarte = ({ motif, precision, support }: SaisieCarte): Faults => ({
  motif: Object.hasOwn(libellesMotifCarte, motif) ? null : 'Choisissez le motif',
  precision:
    motif === 'erronee'
      ? messageTexte(precision, PRECISION_MAX, 'Indiquez ce qui est faux sur la carte')
      : null,
  support: Object.hasOwn(libellesSupportCarte, support) ? null : 'Choisissez comment la recevoir',
})

export const nettoyerCarte = ({ motif, precision, support }: SaisieCarte) => ({
  motif: motif as MotifCarte,
  precision: motif === 'erronee' ? precision.trim() : null,
  support: support as SupportCarte,
})
