import { z } from 'zod'
import { defineActe } from '../acte/define.ts'
import { parPapier } from '../acte/echeances.ts'
import { ecrits } from '../acte/pieces.ts'
import { ouvertATous } from '../acte/sans-compte.ts'
import { accessibiliteTete } from '../actes/tetes.ts'
import { accessibiliteSansCompte } from './sans-compte.ts'
import { textes } from './textes.ts'

/** What somebody cannot read or do here, from anybody: the declaration of accessibility leads to it. */
export const accessibiliteActe = defineActe(accessibiliteTete, {
  ...ouvertATous(accessibiliteSansCompte),
  textes,
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
