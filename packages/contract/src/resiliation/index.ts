import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { parGeste, parPapier } from '../actes/echeances.ts'
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
    numeroContrat: z.string().max(50),
    motif: z.string().max(20),
    evenementLe: dateSaisieSchema,
    souhaiteeLe: dateSaisieSchema,
    /** Generous: the rule says by how much it is too long. */
    precision: z.string().max(20_000),
    adresse: z.string().max(500),
  }),
  etapes: { demande: ['motif', 'evenementLe', 'souhaiteeLe', 'precision', 'adresse'] },
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
    parPapier('avisFin', textes.avisFin, { delai: 1, unite: 'ouvres', depart: 'decision' }),
    parGeste('remboursement', textes.remboursement, { delai: 30, unite: 'jours', depart: 'effet' }),
  ],
})
