import {
  ADRESSE_VIDE,
  type Adresse,
  adresseAEnvoyer,
  champsAdresse,
  dateDemenagement,
  exiger,
  normalizeTelephone,
  parseDate,
  saisieDepuisAdresse,
  typesAdresse,
  validateDemenagement,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe, faitsDe } from '../actes/define.ts'
import { ecrits } from '../actes/pieces.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { textes } from './textes.ts'

/** Generous bounds: the rules, which say what is wrong in each field, come after. */
const partie = z.string().max(100)
const { adresseEtrangere: _, ...lignes } = ADRESSE_VIDE
const texteDesParties = Object.fromEntries(
  Object.keys(lignes).map((nom) => [nom, partie]),
) as Record<keyof typeof lignes, typeof partie>

type Faits = {
  adresse: Adresse | null
  /** Masked. */
  telephone: string | null
  /** The others whom the contract covers at the same address; a beneficiary finds nobody. */
  foyer: { id: string; nom: string; hasCompte: boolean }[]
}

const parties = [...new Set(Object.values(champsAdresse).flat())]

export const adresseActe = defineActe({
  key: 'adresseActeGestion',
  slice: 'adresse',
  path: '/forms/adresse',
  textes,
  groupe: 'profil',
  identite: 'recente',
  saisie: z.strictObject({
    type: z.enum(typesAdresse),
    ...texteDesParties,
    adresseEtrangere: z.boolean(),
    /** Empty: the number stays as it is. */
    /** Who moves along. */
    personnes: z.array(z.uuid()).max(30),
    dateEffet: dateSaisieSchema,
    justificatif: uploadedFileSchema.nullable(),
    ...ecrits({ numeroContrat: 50, telephone: 30 }),
  }),
  faits: faitsDe<Faits>(),
  vide: saisieDepuisAdresse(ADRESSE_VIDE),
  etapes: {
    adresse: ['type', ...parties, 'telephone', 'justificatif'],
    foyer: ['personnes', 'dateEffet'],
  },
  check: (s, _, { foyer }) => validateDemenagement(s, foyer),
  normalise: ({ telephone, personnes, dateEffet, justificatif: _, numeroContrat: __, ...s }) => ({
    adresse: adresseAEnvoyer(s),
    telephone: normalizeTelephone(telephone),
    personnes: [...new Set(personnes)].sort(),
    dateEffet: parseDate(dateEffet),
  }),
  documents: exiger('manuel', { justificatif: { libelle: textes.piece, raison: textes.raison } }),
  dateEffet: dateDemenagement,
})
