import { nettoyerSejour, validateSejour } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { enPages, pagesSchema } from '../actes/pieces.ts'
import { codeLibelleSchema } from '../referentiel/index.ts'
import { personneChoisieSchema } from '../sinistres/prevoyance.ts'
import { textes } from './textes.ts'

const saisie = z.strictObject({
  numeroContrat: z.string().min(1).max(50),
  numPers: z.string().max(50),
  finess: z.string().max(20),
  service: z.string().max(30),
  motif: z.string().max(30),
  dateEntree: dateSaisieSchema,
  nuits: z.string().max(5),
  chambreParticuliere: z.boolean().nullable(),
  /** A parent stays with the child. */
  parentAccompagnant: z.boolean(),
  preadmission: pagesSchema,
})
export type SaisiePec = z.infer<typeof saisie>

const faits = z.object({
  personnes: z.array(personneChoisieSchema),
  /** The reference table `etablissement`, by FINESS number. */
  etablissements: z.array(codeLibelleSchema),
  dateDebut: z.iso.date(),
  dateFin: z.iso.date().nullable(),
})
export type FaitsPec = z.infer<typeof faits>

export const pecHospiActe = defineActe({
  key: 'pecHospiActeGestion',
  slice: 'hospitalisation',
  path: '/forms/pec/hospi',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'soins',
  feature: 'pecHospi',
  typeContrat: 'sante',
  isEnCours: true,
  identite: 'session',
  saisie,
  faits,
  etapes: [
    { cle: 'qui', titre: textes.etapeQui, champs: ['numPers', 'finess'] },
    {
      cle: 'quand',
      titre: textes.etapeQuand,
      champs: ['service', 'motif', 'dateEntree', 'nuits'],
    },
    {
      cle: 'chambre',
      titre: textes.etapeChambre,
      champs: ['chambreParticuliere', 'parentAccompagnant', 'preadmission'],
    },
  ],
  check: validateSejour,
  normalise: nettoyerSejour,
  documents: enPages({
    preadmission: { libelle: textes.piece, raison: textes.raison, isMedicale: true },
  }),
  pieces: () => [{ champ: 'preadmission', isRequise: false }],
})
