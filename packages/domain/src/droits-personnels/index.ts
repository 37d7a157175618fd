import type { Faults } from '../actes/acte.ts'
import { estCleDe, messageTropLong, RECIT_MAX } from '../validation/index.ts'

/** What everybody may ask about their data (RGPD, articles 15 to 22). */
export const libellesDroitPersonnel = {
  acces: 'Savoir quelles données vous avez sur moi',
  rectification: 'Faire corriger une donnée',
  effacement: 'Faire effacer des données',
  limitation: 'Faire suspendre l’usage de mes données',
  portabilite: 'Récupérer mes données pour les donner à un autre',
  opposition: 'M’opposer à un usage de mes données',
  revue: 'Faire revoir par une personne une décision automatique',
} as const
export type DroitPersonnel = keyof typeof libellesDroitPersonnel
export const isDroitPersonnel = estCleDe(libellesDroitPersonnel)

export type SaisieDroits = { droit: string; message: string }
export type DemandeDroits = { droit: DroitPersonnel; message: string | null }

/** Rights that cannot be granted without knowing which data, or which decision, is meant. */
const aPreciser: readonly DroitPersonnel[] = ['rectification', 'limitation', 'opposition', 'revue']
export const isAPreciser = (droit: string) => isDroitPersonnel(droit) && aPreciser.includes(droit)

export const validateDroits = ({ droit, message }: SaisieDroits): Faults => ({
  droit: isDroitPersonnel(droit) ? null : 'Choisissez l’une des demandes proposées',
  message:
    isAPreciser(droit) && message.trim() === ''
      ? 'Dites-nous de quelle donnée, de quel usage ou de quelle décision il s’agit'
      : messageTropLong(message, RECIT_MAX),
})

export const normaliseDroits = ({ droit, message }: SaisieDroits): DemandeDroits => ({
  droit: isDroitPersonnel(droit) ? droit : 'acces',
  message: message.trim() || null,
})
