import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { adresseSchema } from './adresse.ts'

export * from './adresse.ts'

/** What the portal says of anybody whom a contract covers. */
const identite = {
  numPers: z.string(),
  codeCivilite: z.string().nullable(),
  civilite: z.string().nullable(),
  nom: z.string(),
  prenom: z.string(),
  /** Birth name, when it is another. */
  nompatronymique: z.string().nullable(),
  dateNaissance: z.iso.date(),
}

/** How the Assurance maladie and the insurer talk to each other about this person. */
const teletransmission = {
  teletransmission: z.boolean(),
  motifRefusTeletransmission: z.object({ libelle: z.string() }).nullable(),
  organisme: z.string().nullable(),
}

export const beneficiaireSchema = z.object({
  ...identite,
  /** Of twins, the order of birth. */
  rang: z.int(),
  qualite: z.enum(['adherent', 'beneficiaire']),
  lien: z.string(),
  ...teletransmission,
})
export type Beneficiaire = z.infer<typeof beneficiaireSchema>

export const profilSchema = z.object({
  personne: z.object({
    ...identite,
    /** Masked. */
    nir: z.string().nullable(),
    email: z.string(),
    /** Masked. */
    telephone: z.string().nullable(),
    adresse: adresseSchema.nullable(),
    /** Labels, as they are read. */
    situationFamiliale: z.string().nullable(),
    regime: z.string().nullable(),
    employeur: z.string().nullable(),
    ...teletransmission,
  }),
  /** Everybody whom the current contract covers; a beneficiary finds nobody else there. */
  beneficiaires: z.array(beneficiaireSchema),
})
export type Profil = z.infer<typeof profilSchema>

export const profilResource = defineResource({
  slice: 'profil',
  path: '/adherent/profil/v2',
  libelle: 'Profil',
  access: 'membre',
  scope: 'contrat',
  row: profilSchema,
  envelope: 'one',
  can: ['list'],
  identify: ({ personne }) => personne.numPers,
})
