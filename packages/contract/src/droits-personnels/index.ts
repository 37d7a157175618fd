import {
  type DemandeDroits,
  type LigneResume,
  libellesDroitPersonnel,
  ligneNouvelle,
  lignesDe,
  normaliseDroits,
  validateDroits,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { parDecision, parPapier } from '../actes/echeances.ts'
import { textes } from './textes.ts'

export const lignesDroits = ({ droit, message }: DemandeDroits): LigneResume[] =>
  lignesDe(
    ligneNouvelle(textes.droit, libellesDroitPersonnel[droit]),
    ligneNouvelle(textes.message, message),
  )

/** What everybody may ask about their data, members or not: answered within a month. */
export const droitsActe = defineActe({
  key: 'droitsActeGestion',
  slice: 'droits-personnels',
  path: '/forms/droits',
  textes,
  groupe: 'profil',
  identite: 'code',
  saisie: z.strictObject({
    /** None: a right is about a person. Whoever has no account tells one to be found by. */
    numeroContrat: z.string().max(50).default(''),
    droit: z.string().max(20),
    message: z.string().max(20_000),
  }),
  etapes: { droit: ['droit', 'message'] },
  numeroContrat: () => null,
  sujet: () => 'droits',
  check: (s) => validateDroits(s),
  normalise: (s): DemandeDroits => normaliseDroits(s),
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
    parDecision('reponse', textes.reponse, { delai: 1, unite: 'mois', depart: 'envoi' }),
  ],
  sansCompte: { lignes: lignesDroits },
})
