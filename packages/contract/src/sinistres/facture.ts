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
import { soinSaisiSchema } from './estimation.ts'
import { declarationFactureTete } from './tete.ts'
import { textes } from './textes.ts'

/** Before care could be left to a clerk, it was always said. */
const avecSoins = (old: object) => ({
  ...old,
  isSoinInconnu: false,
  montant: null,
  precision: '',
})

export const declarationFactureActe = defineActe(declarationFactureTete, {
  textes: textes.facture,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, numPers: 50, professionnel: 500 }),
    dateSoins: dateSaisieSchema,
    soins: z.array(soinSaisiSchema).max(SOINS_MAX),
    ...pagesDes(documentsFacture),
    // Whoever knows the care of their bill need not say so.
    isSoinInconnu: z.boolean().default(false),
    montant: z.string().max(30).default(''),
    precision: z.string().max(1000).default(''),
    isCertifiee: z.boolean().default(false),
  }),
  faits: faitsDe<FaitsSoins>(),
  // A photo, a price and a person are enough: its care is a question that one may leave to us.
  vide: { soins: [SOIN_VIDE], isSoinInconnu: true },
  version: 2,
  anciennes: { 1: { saisie: (old) => ({ ...avecSoins(old), montant: '' }), data: avecSoins } },
  etapes: {
    photo: ['facture'],
    soin: ['numPers', 'isSoinInconnu', 'precision'],
    montant: { champs: ['montant', 'isCertifiee'], quand: ({ isSoinInconnu }) => isSoinInconnu },
    soins: {
      champs: ['professionnel', 'dateSoins', 'soins', 'isCertifiee'],
      quand: ({ isSoinInconnu }) => !isSoinInconnu,
    },
  },
  check: validateFacture,
  normalise: nettoyerFacture,
  documents: enPages(documentsFacture),
  // Its form is the bill itself: care is chosen in a list, or named as the bill names it; clerks pay nothing without.
  champsOrdinaires:
    'numPers professionnel dateSoins soins isSoinInconnu montant precision isCertifiee',
})
