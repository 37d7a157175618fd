import { libelleModePaiement } from '@espace-adherent/domain'
import { de } from '@espace-adherent/domain/texte'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { filtresRemboursements } from './filtres.ts'
import { moisConfidentielSchema, montantSchema } from './ligne.ts'

export const paiementSchema = z.object({
  id: z.int(),
  date: z.iso.date(),
  /** The sum of its lines. On the account a transfer that also pays hidden care is higher. */
  montant: montantSchema,
  /** Code of the payment mode. */
  mode: z.string(),
  /** The masked account, where it is the reader's. */
  ibanMasque: z.string().nullable(),
  /** First name of somebody else who is paid on their own account. */
  titulaire: z.string().nullable(),
  lignes: z.array(
    z.object({
      id: z.int(),
      decompteId: z.int(),
      dateSoins: z.iso.date(),
      libelle: z.string(),
      quantite: z.int(),
      prenom: z.string(),
      montant: montantSchema,
    }),
  ),
})
export type Paiement = z.infer<typeof paiementSchema>

/** Beside the transfers: what hidden care brought on that account. */
export const synthesePaiementsSchema = z.object({
  /** The latest month first; none where something is looked for. */
  confidentiels: z.array(moisConfidentielSchema),
})
export type SynthesePaiements = z.infer<typeof synthesePaiementsSchema>

/** The transfers that the member received. */
export const paiementsResource = defineResource({
  slice: 'remboursements',
  path: '/v2/adherent/paiements',
  libelle: 'Versements',
  access: 'membre',
  scope: 'contrat',
  portee: 'Both',
  row: paiementSchema,
  query: z.object({
    /** One of them alone. */
    id: z.string().min(1).max(64).optional(),
    /** What a bank statement says of one: an amount, a day, a month; or a person, an act. */
    recherche: filtresRemboursements.recherche,
    ...pagination(),
  }),
  envelope: 'page',
  synthese: synthesePaiementsSchema,
  can: ['list', 'export', 'print'],
  identify: ({ id }) => String(id),
  columns: [
    { libelle: 'Date', value: (p) => p.date, format: 'date' },
    { libelle: 'Montant', value: (p) => p.montant / 100, format: 'montant', isTotal: true },
    { libelle: 'Mode', value: (p) => libelleModePaiement(p.mode) },
    {
      libelle: 'Compte',
      value: (p) => p.ibanMasque ?? (p.titulaire && `Compte ${de(p.titulaire)}`),
    },
    { libelle: 'Soins', value: (p) => p.lignes.map(({ libelle }) => libelle).join(', ') },
  ],
})
