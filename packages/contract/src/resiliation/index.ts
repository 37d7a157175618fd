import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { parGeste, parPapier } from '../actes/echeances.ts'
import { ecrits } from '../actes/pieces.ts'
import { ouvertATous } from '../actes/sans-compte.ts'
import { resiliationSansCompte } from './sans-compte.ts'
import { textes } from './textes.ts'

export { lignesResiliation } from './sans-compte.ts'

/** A contract is ended. Nothing has to be proven, and nothing can be refused. */
export const resiliationActe = defineActe({
  ...ouvertATous(resiliationSansCompte),
  slice: 'resiliation',
  path: '/forms/resiliation',
  textes,
  groupe: 'couverture',
  portee: 'Contrat',
  identite: 'session',
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
