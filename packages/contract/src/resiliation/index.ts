import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe } from '../acte/define.ts'
import { parGeste, parPapier } from '../acte/echeances.ts'
import { ecrits } from '../acte/pieces.ts'
import { ouvertATous } from '../acte/sans-compte.ts'
import { resiliationTete } from '../actes/tetes.ts'
import { resiliationSansCompte } from './sans-compte.ts'
import { textes } from './textes.ts'

export { lignesResiliation } from './sans-compte.ts'

/** A contract is ended. Nothing has to be proven, and nothing can be refused. */
export const resiliationActe = defineActe(resiliationTete, {
  ...ouvertATous(resiliationSansCompte),
  textes,
  isSignature: true,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, motif: 20, precision: 20_000, adresse: 500 }),
    evenementLe: dateSaisieSchema,
    souhaiteeLe: dateSaisieSchema,
  }),
  etapes: { demande: ['motif', 'evenementLe', 'souhaiteeLe', 'precision', 'adresse'] },
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
    parPapier('avisFin', textes.avisFin, { delai: 1, unite: 'ouvres', depart: 'decision' }),
    parGeste('remboursement', textes.remboursement, { delai: 30, unite: 'jours', depart: 'effet' }),
  ],
})
