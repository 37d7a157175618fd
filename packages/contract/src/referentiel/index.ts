import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

export const codeLibelleSchema = z.object({ code: z.string(), libelle: z.string() })
export type CodeLibelle = z.infer<typeof codeLibelleSchema>

/** Every table of codes and labels: a new one is a line here and its rows in the seed. */
export const tables = {
  civilite: 'Civilités',
  pays: 'Pays',
  sexe: 'Sexes',
  'mode-paiement': 'Modes de paiement',
  'type-sinistre': 'Types de sinistre',
  'situation-familiale': 'Situations familiales',
  'regime-obligatoire': 'Régimes obligatoires',
  'lien-parente': 'Liens de parenté',
  'nature-voie': 'Natures de voie',
  'complement-numero': 'Compléments de numéro de voie',
  'motif-radiation': 'Motifs de radiation',
  'motif-contact': 'Motifs de contact',
  'famille-acte': 'Familles d’actes',
  'specialite-medicale': 'Spécialités médicales',
  periodicite: 'Périodicités de cotisation',
  'etat-demande': 'États de demande',
  etablissement: 'Établissements de santé',
} as const
export type TableReferentiel = keyof typeof tables

/**
 * Tables that no insurer words: the installation keeps them, the same for all, read-only to staff.
 * Each names who decides what stands in it. The other tables are common rows that each insurer
 * renames, orders, withdraws and adds to for itself.
 */
export const sourcesPartagees = {
  pays: 'la norme internationale des pays (ISO\u00a03166)',
  sexe: 'l’état civil',
  'regime-obligatoire': 'la Sécurité sociale',
  'nature-voie': 'la norme des adresses postales (NF\u00a0Z\u00a010-011)',
  'complement-numero': 'la norme des adresses postales (NF\u00a0Z\u00a010-011)',
  'specialite-medicale': 'l’Assurance maladie',
  'etat-demande': 'le portail lui-même, qui fait avancer les demandes',
  etablissement: 'le répertoire national des établissements de santé (FINESS)',
  'code-postal': 'La Poste et l’Insee',
} as const satisfies Partial<Record<TableReferentiel | 'code-postal', string>>
export type TablePartagee = keyof typeof sourcesPartagees
export type TableClient = Exclude<TableReferentiel, TablePartagee>

export const isPartagee = (table: string): table is TablePartagee =>
  Object.hasOwn(sourcesPartagees, table)

const referentiel = (table: TableReferentiel) =>
  defineResource({
    slice: 'referentiel',
    path: `/referentiel/${table}`,
    libelle: tables[table],
    access: 'connecte',
    row: codeLibelleSchema,
    can: ['list', 'export', 'print'],
    identify: (ligne) => ligne.code,
    columns: [
      { libelle: 'Code', value: (ligne) => ligne.code },
      { libelle: 'Libellé', value: (ligne) => ligne.libelle },
    ],
  })

export const tablesReferentiel = Object.keys(tables) as TableReferentiel[]
/** Those that an insurer words, and those that the installation keeps. */
export const tablesClient = tablesReferentiel.filter(
  (table): table is TableClient => !isPartagee(table),
)
export const tablesPartagees = tablesReferentiel.filter((table) => isPartagee(table))
export const referentielResources = Object.fromEntries(
  tablesReferentiel.map((table) => [table, referentiel(table)]),
) as Record<TableReferentiel, ReturnType<typeof referentiel>>

/** A postal code serves several communes, and a large commune has several. */
export const codePostalSchema = z.object({
  codePostal: z.string(),
  localite: z.string(),
  codeInsee: z.string(),
})
export type CodePostal = z.infer<typeof codePostalSchema>

export const codePostalResource = defineResource({
  slice: 'referentiel',
  path: '/referentiel/code-postal',
  libelle: 'Codes postaux',
  access: 'connecte',
  row: codePostalSchema,
  query: z.object({
    /** The first digits, or all five. */
    codePostal: z
      .string()
      .regex(/^\d{1,5}$/, 'Le code postal ne comporte que des chiffres')
      .optional(),
    /** The beginning of the name, without regard to case or accents. */
    localite: z.string().trim().min(1).max(80).optional(),
    limite: z.coerce.number().int().min(1).max(500).default(100),
  }),
  can: ['list', 'export'],
  identify: (ligne) => `${ligne.codePostal}-${ligne.codeInsee}`,
  columns: [
    { libelle: 'Code postal', value: (ligne) => ligne.codePostal },
    { libelle: 'Localité', value: (ligne) => ligne.localite },
    { libelle: 'Code INSEE', value: (ligne) => ligne.codeInsee },
  ],
})
