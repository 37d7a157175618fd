import {
  ADRESSE_VIDE,
  adresseAEnvoyer,
  champsAdresse,
  dateDemenagement,
  isPieceRequise,
  messageSaisieDateEffet,
  normalizeTelephone,
  parseDate,
  saisieDepuisAdresse,
  typesAdresse,
  validateDemenagement,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema, plageSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { adresseSchema } from '../profil/adresse.ts'
import { textes } from './textes.ts'

/** Generous bounds: the rules, which say what is wrong in each field, come after. */
const partie = z.string().max(100)

const saisie = z.strictObject({
  type: z.enum(typesAdresse),
  codePays: partie,
  adresseEtrangere: z.boolean(),
  libellePays: partie,
  pointRemiseCourrier: partie,
  numVoie: partie,
  libelleCourtBtq: partie,
  libelleCourtNatureVoie: partie,
  libelleVoie: partie,
  complementGeographique: partie,
  codeCedex: partie,
  nomCedex: partie,
  bureauCedex: partie,
  mentionParticuliere: partie,
  lieuDit: partie,
  codePostal: partie,
  localite: partie,
  /** Empty: the number stays as it is. */
  telephone: z.string().max(30),
  /** Who moves along. */
  personnes: z.array(z.uuid()).max(30),
  dateEffet: dateSaisieSchema,
  justificatif: uploadedFileSchema.nullable(),
  numeroContrat: z.string().max(50),
})
export type SaisieDemenagementActe = z.infer<typeof saisie>

const faits = z.object({
  adresse: adresseSchema.nullable(),
  /** Masked. */
  telephone: z.string().nullable(),
  /** The others whom the contract covers at the same address; a beneficiary finds nobody. */
  foyer: z.array(z.object({ id: z.uuid(), nom: z.string(), hasCompte: z.boolean() })),
  plages: z.array(plageSchema),
})
export type FaitsAdresse = z.infer<typeof faits>

const parties = [...new Set(Object.values(champsAdresse).flat())]

export const adresseActe = defineActe({
  key: 'adresseActeGestion',
  slice: 'adresse',
  path: '/forms/adresse',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'profil',
  identite: 'recente',
  saisie,
  faits,
  vide: saisieDepuisAdresse(ADRESSE_VIDE),
  etapes: [
    {
      cle: 'adresse',
      titre: textes.etapes.adresse,
      champs: ['type', ...parties, 'telephone', 'justificatif'],
    },
    { cle: 'foyer', titre: textes.etapes.foyer, champs: ['personnes', 'dateEffet'] },
  ],
  check: (s, _, { foyer, plages }) => ({
    ...validateDemenagement(s, foyer),
    dateEffet: messageSaisieDateEffet(s.dateEffet, plages),
  }),
  normalise: ({ telephone, personnes, dateEffet, justificatif: _, numeroContrat: __, ...s }) => ({
    adresse: adresseAEnvoyer(s),
    telephone: normalizeTelephone(telephone),
    personnes: [...new Set(personnes)].sort(),
    dateEffet: parseDate(dateEffet),
  }),
  documents: { justificatif: { libelle: textes.piece, raison: textes.raison } },
  pieces: (_, { modeGestion }) => (isPieceRequise(modeGestion) ? ['justificatif'] : []),
  dateEffet: dateDemenagement,
})
