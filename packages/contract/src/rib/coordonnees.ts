import { actesRib, etatsDemande, usagesCompte } from '@espace-adherent/domain'
import { z } from 'zod'
import { mandatSchema } from '../cotisations/index.ts'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

/** An account as it may be shown: recognisable, never whole. */
const compteSchema = z.object({
  titulaire: z.string(),
  /** Masked. */
  iban: z.string(),
  bic: z.string(),
})
export type CompteMasque = z.infer<typeof compteSchema>

/** Another account that was asked for, and its state. */
const changementSchema = z.object({
  /** The request; null: the account was there from the beginning. */
  demande: z.object({ id: z.uuid(), revision: z.int() }).nullable(),
  acte: z.enum(actesRib).nullable(),
  usages: z.array(z.enum(usagesCompte)),
  compte: compteSchema,
  creeLe: z.iso.datetime(),
  etat: z.enum(etatsDemande),
  isAppliquee: z.boolean(),
  /** The day it takes over; null: at once, or not decided. */
  effetLe: z.iso.date().nullable(),
  /** Whether a paper of the bank came with it. */
  hasPiece: z.boolean(),
  /** Whether the contract still uses it. */
  isActif: z.boolean(),
})
export type ChangementCompte = z.infer<typeof changementSchema>

export const coordonneesSchema = z.object({
  remboursements: compteSchema.nullable(),
  mandat: mandatSchema.nullable(),
  /**
   * Since when the mandate is void, because it was not used for thirty-six months; null: it is not.
   */
  mandatCaducLe: z.iso.date().nullable(),
  /** The next and the last debit, in cents. */
  prochain: z.object({ le: z.iso.date(), montant: z.int() }).nullable(),
  dernier: z.object({ le: z.iso.date(), montant: z.int() }).nullable(),
  /**
   * For a beneficiary: whether an account of their own is possible, and whether they refused it;
   * null for the adherent.
   */
  personnel: z
    .object({ isPossible: z.boolean(), isRefuse: z.boolean(), depuis: z.iso.date().nullable() })
    .nullable(),
  /** People of the contract with an account of their own; nothing else is told of it. */
  autres: z.array(z.object({ prenom: z.string(), depuis: z.iso.date() })),
  /** How long another account waits. */
  reflexionHeures: z.int(),
  /** Accounts that wait for a clerk or for their day. */
  enAttente: z.array(changementSchema),
  /** Newest first. */
  historique: z.array(changementSchema),
})
export type CoordonneesBancaires = z.infer<typeof coordonneesSchema>

/** The accounts of a contract are its adherent's; a beneficiary finds their own only. */
export const coordonneesBancairesResource = defineResource({
  slice: 'rib',
  path: '/coordonnees-bancaires',
  libelle: textes.coordonnees,
  access: 'membre',
  scope: 'contrat',
  portee: 'Both',
  envelope: 'one',
  row: coordonneesSchema,
  can: ['list'],
  identify: () => 'coordonnees',
})

export const choixComptePersonnelSchema = z.strictObject({ isRefuse: z.literal(true) })
export type ChoixComptePersonnel = z.infer<typeof choixComptePersonnelSchema>

/** A beneficiary leaves their money to the account of the contract; an account of their own is an act, `ribprestations`. */
export const comptePersonnelResource = defineResource({
  slice: 'rib',
  path: '/coordonnees-bancaires/personnel',
  libelle: textes.personnel,
  access: 'membre',
  scope: 'contrat',
  portee: 'Benef',
  row: z.object({ isRefuse: z.boolean() }),
  data: choixComptePersonnelSchema,
  can: ['update'],
  identify: () => '',
})

/** What the link of a mail opens: it cancels the one change that it was made for. */
export const annulationRibPath = '/api/coordonnees-bancaires/annulation'
