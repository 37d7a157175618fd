import {
  documentsFacture,
  type FaitsSoins,
  nettoyerFacture,
  SOIN_VIDE,
  SOINS_MAX,
  validateFacture,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits, enPages, pagesDes } from '../acte/pieces.ts'
import { declarationFactureTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

/** Some of them are asked for of some care only. */
const soin = z.strictObject({
  ...ecrits({ codeActe: 20, quantite: 5, depense: 30, ro: 30 }),
  ...z.object(ecrits({ monture: 30, situation: 20, base: 30, oreille: 20 })).partial().shape,
})

export const declarationFactureActe = defineActe(declarationFactureTete, {
  textes: textes.facture,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, numPers: 50, professionnel: 500 }),
    dateSoins: dateSaisieSchema,
    soins: z.array(soin).max(SOINS_MAX),
    ...pagesDes(documentsFacture),
  }),
  faits: faitsDe<FaitsSoins>(),
  vide: { soins: [SOIN_VIDE] },
  etapes: { qui: ['numPers', 'professionnel', 'dateSoins'], soins: ['soins'], pieces: [] },
  check: validateFacture,
  normalise: nettoyerFacture,
  documents: enPages(documentsFacture),
  // Its form is the bill itself: care is chosen in a list, and the only text names who was paid.
  champsOrdinaires: 'numPers professionnel dateSoins soins',
})
