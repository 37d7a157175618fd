import { and, desc, eq, exists, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { type Executor, given, prepared, put } from '../platform/db/index.ts'
import type { CleContrat } from './cle.ts'
import { comptePersonnel } from './comptes-beneficiaires.schema.ts'
import { assure, contrat, personne } from './contrats.schema.ts'
import { cotisation, mandat } from './cotisations.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat, rangeeContrat } from './lectures.repository.ts'

/** Somebody whom a contract covers. */
export type CleAssure = CleContrat & { personneId: string }

const isContrat = and(
  eq(contrat.clientCode, sql.placeholder('clientCode')),
  eq(contrat.numero, sql.placeholder('numeroContrat')),
)

const compteLu = prepared((tx) =>
  tx
    .select({
      titulaire: contrat.titulaire,
      ibanMasque: contrat.ibanMasque,
      ibanEmpreinte: contrat.ibanEmpreinte,
      bic: contrat.bic,
    })
    .from(contrat)
    .where(isContrat)
    .prepare('rib_lu'),
)

export const AUCUN_COMPTE = { titulaire: null, ibanMasque: null, ibanEmpreinte: null, bic: null }

/** Where benefits of a contract are paid to. Masked: nobody needs more than that to recognise it. */
export async function findComptePrestations(
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
) {
  const rows = await compteLu(tx).execute({ clientCode, numeroContrat })
  return rows[0] ?? AUCUN_COMPTE
}

type ComptePrestations = Pick<
  typeof contrat.$inferInsert,
  'titulaire' | 'iban' | 'ibanMasque' | 'ibanEmpreinte' | 'bic' | 'codeModePaiement'
>

const compteEcrit = prepared((tx) =>
  tx
    .update(contrat)
    .set(
      given(contrat, 'titulaire', 'iban', 'ibanMasque', 'ibanEmpreinte', 'bic', 'codeModePaiement'),
    )
    .where(isContrat)
    .prepare('rib_ecrit'),
)

export async function saveComptePrestations(
  e: Ecriture,
  { clientCode, numeroContrat }: CleContrat,
  compte: ComptePrestations,
): Promise<Change> {
  await put(e, () => compteEcrit(e).execute({ clientCode, numeroContrat, ...compte }))
  return changed(e, undefined, 'contrat.compte')
}

/** What somebody answered about their own account; masked, as everywhere. */
export async function findComptePersonnel(tx: Executor, { personneId, ...cle }: CleAssure) {
  const [row] = await tx
    .select({
      dateNaissance: personne.dateNaissance,
      titulaire: comptePersonnel.titulaire,
      ibanMasque: comptePersonnel.ibanMasque,
      ibanEmpreinte: comptePersonnel.ibanEmpreinte,
      bic: comptePersonnel.bic,
      depuis: comptePersonnel.depuis,
      refuseLe: comptePersonnel.refuseLe,
    })
    .from(personne)
    .leftJoin(
      comptePersonnel,
      and(duContrat(comptePersonnel, cle), eq(comptePersonnel.personneId, personne.id)),
    )
    .where(eq(personne.id, personneId))
  if (!row) throw new Error('Nobody has such an identifier')
  return row
}

export async function saveComptePersonnel(
  e: Ecriture,
  { clientCode, numeroContrat, personneId }: CleAssure,
  compte: Omit<typeof comptePersonnel.$inferInsert, keyof CleAssure>,
): Promise<Change> {
  await e
    .insert(comptePersonnel)
    .values({ clientCode, numeroContrat, personneId, ...compte })
    .onConflictDoUpdate({
      target: [
        comptePersonnel.clientCode,
        comptePersonnel.numeroContrat,
        comptePersonnel.personneId,
      ],
      set: compte,
    })
  return changed(e, undefined, 'assure.compte')
}

/** The accounts that a contract has now, as they are kept: for whoever compares them whole before they decide. */
export async function findIbansScelles(tx: Executor, { personneId, ...cle }: CleAssure) {
  const [row] = await tx
    .select({ contrat: contrat.iban, personnel: comptePersonnel.iban })
    .from(contrat)
    .leftJoin(
      comptePersonnel,
      and(
        duContrat(comptePersonnel, cle),
        eq(comptePersonnel.personneId, personneId),
        isNull(comptePersonnel.refuseLe),
      ),
    )
    .where(rangeeContrat(cle))
  const [debite] = await tx
    .select({ rum: mandat.rum, iban: mandat.iban })
    .from(mandat)
    .where(and(duContrat(mandat, cle), isNull(mandat.revoqueLe)))
    .orderBy(desc(mandat.signeLe), desc(mandat.rum))
    .limit(1)
  return {
    contrat: row?.contrat ?? null,
    personnel: row?.personnel ?? null,
    mandat: debite?.iban ? { rum: debite.rum, iban: debite.iban } : null,
  }
}

/** Every mandate of a contract, the newest first. */
export const findMandats = (tx: Executor, cle: CleContrat) =>
  tx
    .select({
      rum: mandat.rum,
      ics: mandat.ics,
      signeLe: mandat.signeLe,
      revoqueLe: mandat.revoqueLe,
      isCaduc: mandat.isCaduc,
      titulaire: mandat.titulaire,
      ibanMasque: mandat.ibanMasque,
      ibanEmpreinte: mandat.ibanEmpreinte,
      bic: mandat.bic,
    })
    .from(mandat)
    .where(duContrat(mandat, cle))
    .orderBy(desc(mandat.signeLe), desc(mandat.rum))

/**
 * The new mandate takes the place of those that held; what is to come is debited under it, but for what a card may be
 * paying at this moment: it would be paid twice.
 */
export async function replaceMandat(
  e: Ecriture,
  cle: CleContrat,
  nouveau: typeof mandat.$inferInsert,
  { jour, premier, isReservee }: { jour: string; premier: string; isReservee: SQL },
): Promise<Change> {
  await e
    .update(mandat)
    .set({ revoqueLe: jour })
    .where(and(duContrat(mandat, cle), isNull(mandat.revoqueLe)))
  await e.insert(mandat).values(nouveau)
  await e.update(contrat).set({ codeModePaiementCotisation: 'PRE' }).where(rangeeContrat(cle))
  await e
    .update(cotisation)
    .set({
      codeModePaiement: 'PRE',
      // Whoever signs is told two weeks before the first debit.
      dateEcheance: sql`greatest(${cotisation.dateEcheance}, ${premier}::date)`,
    })
    .where(and(duContrat(cotisation, cle), eq(cotisation.etat, 'a_venir'), not(isReservee)))
  return changed(e, undefined, 'contrat.mandats', 'contrat.cotisations')
}

/** Void from that day: what is to come is paid in another way until a new one is signed. Null: it holds no more. */
export async function voidMandat(
  e: Ecriture,
  { rum, ...cle }: CleContrat & { rum: string },
  jour: string,
): Promise<Change | null> {
  const ended = await e
    .update(mandat)
    .set({ revoqueLe: jour, isCaduc: true })
    .where(
      and(eq(mandat.clientCode, cle.clientCode), eq(mandat.rum, rum), isNull(mandat.revoqueLe)),
    )
    .returning({ rum: mandat.rum })
  if (ended.length === 0) return null
  await e.update(contrat).set({ codeModePaiementCotisation: 'CHQ' }).where(rangeeContrat(cle))
  await e
    .update(cotisation)
    .set({ codeModePaiement: 'CHQ' })
    .where(and(duContrat(cotisation, cle), eq(cotisation.etat, 'a_venir')))
  return changed(e, undefined, 'contrat.mandats', 'contrat.cotisations')
}

/** Whether a contract that does not cover this person uses the account: to be looked at, never to be told. */
export async function isConnuAilleurs(
  tx: Executor,
  ou: { clientCode: string; empreinte: string; personneId: string },
): Promise<boolean> {
  const le = { clientCode: contrat.clientCode, numeroContrat: contrat.numero }
  const a = (table: typeof mandat | typeof comptePersonnel | typeof assure, quoi?: SQL) =>
    exists(
      tx
        .select({ un: sql`1` })
        .from(table)
        .where(and(duContrat(table, le), quoi)),
    )
  const ibanDe = (table: typeof contrat | typeof mandat | typeof comptePersonnel) =>
    eq(table.ibanEmpreinte, ou.empreinte)
  const sien = or(
    ibanDe(contrat),
    a(mandat, and(ibanDe(mandat), isNull(mandat.revoqueLe))),
    a(comptePersonnel, ibanDe(comptePersonnel)),
  )
  const isCouvert = a(assure, eq(assure.personneId, ou.personneId))
  const rows = await tx
    .select({ numero: contrat.numero })
    .from(contrat)
    .where(and(eq(contrat.clientCode, ou.clientCode), sien, not(isCouvert)))
    .limit(1)
  return rows.length > 0
}
