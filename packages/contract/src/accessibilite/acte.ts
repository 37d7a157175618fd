import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { parPapier } from '../actes/echeances.ts'
import { ecrits } from '../actes/pieces.ts'
import { ouvertATous } from '../actes/sans-compte.ts'
import { accessibiliteSansCompte } from './sans-compte.ts'
import { textes } from './textes.ts'

/** Something that anybody cannot read or do here; the declaration of accessibility leads to it. */
export const accessibiliteActe = defineActe({
  ...ouvertATous(accessibiliteSansCompte),
  slice: 'accessibilite',
  path: '/forms/accessibilite',
  textes,
  groupe: 'profil',
  identite: 'session',
  saisie: z.strictObject({
    /** About no contract: whoever has no account may name one to be recognised by. */
    numeroContrat: z.string().max(50).default(''),
    ...ecrits({ page: 20_000, message: 20_000, outil: 20_000 }),
  }),
  etapes: { signalement: ['page', 'message', 'outil'] },
  numeroContrat: () => null,
  sujet: () => 'accessibilite',
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
  ],
})
