import type { ChoixPapiers, Role } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { compte } from './comptes.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'

export type NouveauCompte = typeof compte.$inferInsert

/** What only its owner decides of an account: nothing of it comes from the insurer, so that no group is named. */
async function save(e: Ecriture, id: string, set: Partial<NouveauCompte>): Promise<Change> {
  await e.update(compte).set(set).where(eq(compte.id, id))
  return changed(e, undefined)
}

const suivante = { revision: sql`${compte.revision} + 1` }

/** The same of what staff see of it, and act on: what they decide names the revision that they saw. */
async function saveVu(e: Ecriture, id: string, set: Partial<NouveauCompte>): Promise<Change> {
  await e
    .update(compte)
    .set({ ...set, ...suivante })
    .where(eq(compte.id, id))
  return changed(e, undefined)
}

/** Null: somebody else took the identifier, or the person, in the same instant. */
export async function openCompte(e: Ecriture, row: NouveauCompte): Promise<Change<string> | null> {
  const [opened] = await e
    .insert(compte)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: compte.id })
  return opened ? changed(e, opened.id) : null
}

/** Asked for again while it waits. Null: it was activated meanwhile, and keeps its password. */
export async function reopenCompte(
  e: Ecriture,
  id: string,
  set: Partial<NouveauCompte>,
): Promise<Change<string> | null> {
  const reopened = await e
    .update(compte)
    .set({ ...set, ...suivante })
    .where(and(eq(compte.id, id), eq(compte.isActif, false)))
    .returning({ id: compte.id })
  return reopened.length > 0 ? changed(e, id) : null
}

export const activateCompte = (
  e: Ecriture,
  id: string,
  avec: Partial<Pick<NouveauCompte, 'motDePasse' | 'cguAccepteesLe'>> = {},
) => saveVu(e, id, { ...avec, isActif: true })

export const saveMotDePasse = (e: Ecriture, id: string, motDePasse: string) =>
  save(e, id, { motDePasse })

export const saveIdentifiant = (e: Ecriture, id: string, email: string) =>
  saveVu(e, id, { userName: email, email })

/** To a provider of the insurer's, and to whom it knows there. */
export const bindCompte = (
  e: Ecriture,
  id: string,
  { issuer, sujet }: { issuer: string; sujet: string },
) => save(e, id, { issuerExterne: issuer, sujetExterne: sujet })

/** The account greets its owner by the name that they have. */
export async function renameCompte(
  e: Ecriture,
  personneId: string,
  noms: Pick<NouveauCompte, 'nom' | 'codeCivilite'>,
): Promise<Change> {
  await e
    .update(compte)
    .set({ ...noms, ...suivante })
    .where(eq(compte.personneId, personneId))
  return changed(e, undefined)
}

/** A trigger writes `roles-modifies`, whoever changes them. */
export const saveRoles = (
  e: Ecriture,
  id: string,
  roles: readonly Role[],
  accordsDesLe: Date | null,
) => saveVu(e, id, { roles: [...roles], accordsDesLe })

/** Until that day they read medical papers; null: no more. */
export const saveAccesMedical = (e: Ecriture, id: string, accesMedicalJusquau: string | null) =>
  saveVu(e, id, { accesMedicalJusquau })

export const shutCompte = (e: Ecriture, id: string, verrouilleLe: Date) =>
  saveVu(e, id, { verrouilleLe })

export const unshutCompte = (e: Ecriture, id: string) => saveVu(e, id, { verrouilleLe: null })

/** Where codes go, and whether they are asked for at sign-in. */
export type Protection = Partial<
  Pick<
    NouveauCompte,
    'telephone' | 'telephoneConfirmeLe' | 'isTelephoneInterdit' | 'codesPar' | 'isAmf'
  >
>
export const saveProtection = (e: Ecriture, id: string, protection: Protection) =>
  saveVu(e, id, protection)

/** On line or by post, wherever it is answered: one record. */
export const savePapiers = (
  e: Ecriture,
  id: string,
  { isDematerialise, papiersPoste }: ChoixPapiers,
  le: Date,
) => save(e, id, { isDematerialise, papiersPoste: [...papiersPoste], dematerialiseLe: le })

export const markEmailRejected = (e: Ecriture, id: string, email: string) =>
  save(e, id, { emailRejete: email })

/** What is personal goes with it; a trigger leaves of its requests what counts in figures. */
export async function closeCompte(e: Ecriture, id: string): Promise<Change> {
  await e.delete(compte).where(eq(compte.id, id))
  return changed(e, undefined)
}
