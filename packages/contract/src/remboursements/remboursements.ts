import { familles, libellesEtatLigne, libellesFamille } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { remboursementsAddress } from './address.ts'
import { filtresRemboursements, triRemboursements } from './filtres.ts'
import {
  moisConfidentielSchema,
  personneSchema,
  remboursementSchema,
  totauxSchema,
} from './ligne.ts'

const sommeSchema = totauxSchema.extend({
  /** What the mutuelle has yet to pay, within `rc`; it is not called paid back. */
  attente: z.int(),
})
export type SommeRemboursements = z.infer<typeof sommeSchema>

/** Figures of all the lines that the filters select. */
export const syntheseRemboursementsSchema = z.object({
  totaux: sommeSchema,
  parMois: z.array(sommeSchema.extend({ mois: z.string() })),
  parFamille: z.array(sommeSchema.extend({ famille: z.enum(familles) })),
  /**
   * Told apart, in none of the sums above. The latest month first, always whole months: those that
   * the period touches. Empty once the list is narrowed in another way.
   */
  confidentiels: z.array(moisConfidentielSchema),
  /** People that the list may be narrowed to; somebody who hides their care has no line in it. */
  personnes: z.array(personneSchema.extend({ isConfidentiel: z.boolean() })),
})
export type SyntheseRemboursements = z.infer<typeof syntheseRemboursementsSchema>

export const requeteRemboursementsSchema = z.object({
  ...filtresRemboursements,
  ...triRemboursements,
  ...pagination(),
})
export type RequeteRemboursements = z.infer<typeof requeteRemboursementsSchema>

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

export const remboursementsResource = defineResource({
  ...remboursementsAddress,
  slice: 'remboursements',
  portee: 'Both',
  row: remboursementSchema,
  query: requeteRemboursementsSchema,
  synthese: syntheseRemboursementsSchema,
  can: ['list', 'export', 'print'],
  identify: ({ id }) => String(id),
  columns: [
    { libelle: 'Date', value: (l) => l.dateSoins, format: 'date' },
    {
      libelle: 'Acte',
      value: (l) => (l.quantite > 1 ? `${l.libelle} × ${l.quantite}` : l.libelle),
    },
    { libelle: 'Famille', value: (l) => libellesFamille[l.famille] },
    { libelle: 'Pour', value: (l) => l.prenom },
    { libelle: 'Professionnel', value: (l) => l.professionnel },
    { libelle: 'Dépense', value: (l) => euros(l.depense), format: 'montant', isTotal: true },
    { libelle: 'Base', value: (l) => euros(l.base), format: 'montant' },
    { libelle: 'Assurance maladie', value: (l) => euros(l.ro), format: 'montant', isTotal: true },
    { libelle: 'Mutuelle', value: (l) => euros(l.rc), format: 'montant', isTotal: true },
    { libelle: 'Reste à charge', value: (l) => euros(l.reste), format: 'montant', isTotal: true },
    { libelle: 'État', value: (l) => libellesEtatLigne[l.etat] },
  ],
})
