import { exiger, type FaitsSejour, nettoyerSejour, validateSejour } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits, enPages, pagesDes } from '../acte/pieces.ts'
import { pecHospiTete } from './tete.ts'
import { textes } from './textes.ts'

const documents = exiger('facultative', {
  preadmission: { libelle: textes.piece, raison: textes.raison, isMedicale: true },
})

export const pecHospiActe = defineActe(pecHospiTete, {
  textes,
  libelleCourriel: 'Demander une prise en charge',
  saisie: z.strictObject({
    ...ecrits({
      numeroContrat: 50,
      numPers: 50,
      finess: 20,
      service: 30,
      motif: 30,
      nuits: 5,
    }),
    /** By name and town: it is not in the list. */
    etablissement: z.string().max(500).default(''),
    dateEntree: dateSaisieSchema,
    chambreParticuliere: z.boolean().nullable(),
    /** A parent stays with the child. */
    parentAccompagnant: z.boolean(),
    ...pagesDes(documents),
  }),
  faits: faitsDe<FaitsSejour>(),
  etapes: {
    qui: ['numPers', 'finess', 'etablissement'],
    quand: ['service', 'motif', 'dateEntree', 'nuits'],
    chambre: ['chambreParticuliere', 'parentAccompagnant'],
  },
  check: validateSejour,
  normalise: nettoyerSejour,
  documents: enPages(documents),
  // Clerks read all of its form: everything in it is chosen or counted, or names where, and decides on what is paid.
  champsOrdinaires:
    'numPers finess etablissement service motif dateEntree nuits chambreParticuliere parentAccompagnant',
})

/** What its fields are called, in its form and in what is said of it. */
export const libellesSejour = textes.champs
