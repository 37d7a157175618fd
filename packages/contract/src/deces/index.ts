import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe } from '../acte/define.ts'
import { parDecision, parPapier } from '../acte/echeances.ts'
import { ecrits } from '../acte/pieces.ts'
import { ouvertATous } from '../acte/sans-compte.ts'
import { decesSansCompte } from './sans-compte.ts'
import { decesTete } from './tete.ts'
import { textes } from './textes.ts'

export { lignesDeces } from './sans-compte.ts'

/** A relative tells that somebody has died: whoever it is, member or not, and whether we knew them or not. */
export const decesActe = defineActe(decesTete, {
  ...ouvertATous(decesSansCompte),
  textes,
  libelleCourriel: textes.courriel,
  saisie: z.strictObject({
    // None: it is about a person. Of whoever has no account, their own contract, if they have one.
    numeroContrat: z.string().max(50).default(''),
    ...ecrits({ prenom: 200, nom: 200, contratDefunt: 200, lien: 20, telephone: 40 }),
    dateNaissance: dateSaisieSchema,
    decesLe: dateSaisieSchema,
  }),
  etapes: {
    deces: ['prenom', 'nom', 'dateNaissance', 'decesLe', 'contratDefunt', 'lien', 'telephone'],
  },
  numeroContrat: () => null,
  sujet: ({ nom, prenom, dateNaissance }) => `deces:${nom} ${prenom} ${dateNaissance}`,
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
    // Whatever the death opens a right to, its papers are asked for within fifteen days (CM L. 223-22-1).
    parDecision('pieces', textes.pieces, { delai: 15, unite: 'jours', depart: 'envoi' }),
  ],
})
