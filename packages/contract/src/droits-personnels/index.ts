import { z } from 'zod'
import { defineActe } from '../acte/define.ts'
import { parDecision, parPapier } from '../acte/echeances.ts'
import { ecrits } from '../acte/pieces.ts'
import { ouvertATous } from '../acte/sans-compte.ts'
import { droitsTete } from '../actes/tetes.ts'
import { droitsSansCompte } from './sans-compte.ts'
import { textes } from './textes.ts'

export { lignesDroits } from './sans-compte.ts'

/** What everybody may ask about their data, members or not: answered within a month. */
export const droitsActe = defineActe(droitsTete, {
  ...ouvertATous(droitsSansCompte),
  textes,
  saisie: z.strictObject({
    /** None: a right is about a person. Whoever has no account tells one to be found by. */
    numeroContrat: z.string().max(50).default(''),
    ...ecrits({ droit: 20, message: 20_000 }),
  }),
  etapes: { droit: ['droit', 'message'] },
  numeroContrat: () => null,
  sujet: () => 'droits',
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
    parDecision('reponse', textes.reponse, { delai: 1, unite: 'mois', depart: 'envoi' }),
  ],
})
