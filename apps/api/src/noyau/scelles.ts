import { compte } from './comptes.schema.ts'
import { personne } from './contrats.schema.ts'
import { presents } from './presents.schema.ts'

/*
 * Columns that the tables lent for reading (`lu.ts`) do not show: what is sealed, what it is found again by, passwords.
 * A statement that cannot do without takes each by its name: imports say who reads it.
 */

export const { nir, nirEmpreinte, nirMonegasqueEmpreinte, telephone: telephonePersonne } = personne
export const { motDePasse, telephone: telephoneCompte } = compte
export const { iban: ibanContrat } = presents.contrat
