import { normalizeIban } from '@espace-adherent/domain'
import type { Sealer } from '../platform/crypto/index.ts'
import { compte } from './comptes.schema.ts'
import { personne } from './contrats.schema.ts'
import { presents } from './presents.schema.ts'

/** What an account is found again by, without being read: the same for the same account, wherever it is used. */
export const empreinteIban = (sealer: Pick<Sealer, 'fingerprint'>, iban: string) =>
  sealer.fingerprint(`iban:${normalizeIban(iban)}`)

/** Of a telephone number: it is sealed under whom it belongs to, and so is never twice the same. */
export const empreinteTelephone = (sealer: Pick<Sealer, 'fingerprint'>, telephone: string) =>
  sealer.fingerprint(`telephone:${telephone}`)

/*
 * Columns that the tables lent for reading (`lu.ts`) do not show: what is sealed, what it is found again by, passwords.
 * A statement that cannot do without takes each by its name: imports say who reads it.
 */

export const { nir, nirEmpreinte, nirMonegasqueEmpreinte, telephone: telephonePersonne } = personne
export const { motDePasse, telephone: telephoneCompte } = compte
export const { iban: ibanContrat } = presents.contrat
