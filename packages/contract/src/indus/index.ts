import { etatsIndu, MENSUALITES_MAX, motifsIndu, moyensIndu } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { modifier } from '../roles/demandes.ts'
import { textes } from './textes.ts'

const cents = z.int()
const jour = z.iso.date()

const echeanceInduSchema = z.object({
  id: z.uuid(),
  dateEcheance: jour,
  montant: cents,
  payeeLe: jour.nullable(),
  moyen: z.enum(moyensIndu).nullable(),
})

const id = z.uuid()

/** What was paid on a contract and may still be asked back. */
export const lignesInduResource = defineResource({
  slice: 'indus',
  path: '/indus/lignes',
  libelle: textes.lignes,
  row: z.object({
    id: z.int(),
    payeLe: jour,
    dateSoins: jour,
    libelle: z.string(),
    personne: z.string(),
    verse: cents,
    dejaDemande: cents,
  }),
  query: z.object({ numeroContrat: z.string().min(1).max(50) }),
  can: { list: modifier },
  identify: (ligne) => String(ligne.id),
})

/** As whoever owes it sees it. Of a care that is not theirs to see, the day and the amounts only. */
export const induSchema = z.object({
  id,
  numeroContrat: z.string(),
  motif: z.enum(motifsIndu),
  explication: z.string(),
  montant: cents,
  reste: cents,
  constateLe: jour,
  demandeLe: jour,
  etat: z.enum(etatsIndu),
  /** Whoever owes it lets the insurer keep it back from what it pays them next. */
  isRetenueAcceptee: z.boolean(),
  echeances: z.array(echeanceInduSchema),
  lignes: z.array(
    z.object({
      id: z.int(),
      /** All of them null: what others keep to themselves, added up; or gone since. */
      payeLe: jour.nullable(),
      libelle: z.string().nullable(),
      dateSoins: jour.nullable(),
      verse: cents.nullable(),
      montant: cents,
    }),
  ),
  /** In how many instalments it may still be paid; none: that was chosen, or is over. */
  mensualites: z.array(z.int()),
  isCarteAcceptee: z.boolean(),
  documentId: z.uuid(),
})
export type Indu = z.infer<typeof induSchema>

export const mesIndusResource = defineResource({
  slice: 'indus',
  path: '/adherent/indus',
  libelle: textes.mesIndus,
  access: 'membre',
  scope: 'contrat',
  row: induSchema,
  data: z.discriminatedUnion('geste', [
    z.strictObject({
      geste: z.literal('choisir'),
      id,
      mensualites: z.int().min(1).max(MENSUALITES_MAX),
      isRetenueAcceptee: z.boolean(),
    }),
    z.strictObject({ geste: z.literal('contester'), id }),
    z.strictObject({ geste: z.literal('retirer'), id }),
  ]),
  can: ['list', 'update'],
  identify: (indu) => indu.id,
})
