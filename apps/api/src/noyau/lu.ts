import { type Lu, readOnly } from '../platform/db/index.ts'
import * as carte from './carte-tp.schema.ts'
import * as cles from './cles-api.schema.ts'
import * as comptes from './comptes.schema.ts'
import * as beneficiaires from './comptes-beneficiaires.schema.ts'
import * as contrats from './contrats.schema.ts'
import * as cotisations from './cotisations.schema.ts'
import * as gardes from './gardes.schema.ts'
import * as offres from './offres.schema.ts'
import * as options from './options.schema.ts'
import { presents } from './presents.schema.ts'

/**
 * The tables of the core, for statements of others: they read them, and cannot write them. What is sealed, and what it is
 * found again by, they cannot name: who needs it asks the core for it. Of contracts and those they cover, they see what the
 * insurer's system has not withdrawn.
 */
export const ancienAssure = readOnly(contrats.ancienAssure)
export const ancienNiveau = readOnly(contrats.ancienNiveau)
export const assure = presents.assure as unknown as Lu<typeof contrats.assure>
export const carteTp = readOnly(carte.carteTp)
export const cleApi = readOnly(cles.cleApi, 'empreinte')
export const compte = readOnly(comptes.compte, 'motDePasse', 'telephone')
export const comptePersonnel = readOnly(beneficiaires.comptePersonnel, 'iban', 'ibanEmpreinte')
export const contrat = presents.contrat as unknown as Lu<
  typeof contrats.contrat,
  'iban' | 'ibanEmpreinte'
>
export const cotisation = readOnly(cotisations.cotisation)
export const gardeImport = readOnly(gardes.gardeImport)
export const mandat = readOnly(cotisations.mandat, 'iban', 'ibanEmpreinte')
export const offre = readOnly(offres.offre)
export const optionContrat = readOnly(options.optionContrat)
export const personne = readOnly(
  contrats.personne,
  'nir',
  'nirEmpreinte',
  'nirMonegasqueEmpreinte',
  'telephone',
)
