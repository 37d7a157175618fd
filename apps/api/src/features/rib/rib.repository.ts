import { type ActeRib, actesRib } from '@espace-adherent/domain'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { contrat } from '../../noyau/contrats.schema.ts'
import { cotisation, mandat } from '../../noyau/cotisations.schema.ts'
import { type CleContrat, duContrat, estContrat, memeContrat } from '../../noyau/index.ts'
import { assure, compte, comptePersonnel } from '../../noyau/lu.ts'
import { type Executor, given, prepared, put } from '../../platform/db/index.ts'
import { isReservee } from '../cotisations/index.ts'
import { enAttente } from '../demandes/index.ts'
import { demande, demandeFichier } from '../demandes/lu.ts'
import type { Suite } from '../suite.ts'

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

/** Masked: nobody needs more than that to recognise it. */
export async function findCompte(tx: Executor, { clientCode, numeroContrat }: CleContrat) {
  const rows = await compteLu(tx).execute({ clientCode, numeroContrat })
  return rows[0] ?? AUCUN_COMPTE
}

type Compte = Pick<
  (typeof contrat)['$inferInsert'],
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

export const saveCompte = (
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  valeurs: Compte,
) => put(tx, () => compteEcrit(tx).execute({ clientCode, numeroContrat, ...valeurs }))

/** Every mandate of a contract, the newest first. */
export const findMandats = (tx: Executor, key: CleContrat) =>
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
    .where(duContrat(mandat, key))
    .orderBy(desc(mandat.signeLe), desc(mandat.rum))

/**
 * The new mandate takes the place of those that held; what is to come is debited under it, but for what a card may be
 * paying at this moment: it would be paid twice.
 */
export async function replaceMandat(
  tx: Executor,
  key: CleContrat,
  row: typeof mandat.$inferInsert,
  { jour, premier }: { jour: string; premier: string },
): Promise<void> {
  await tx
    .update(mandat)
    .set({ revoqueLe: jour })
    .where(and(duContrat(mandat, key), isNull(mandat.revoqueLe)))
  await tx.insert(mandat).values(row)
  await tx.update(contrat).set({ codeModePaiementCotisation: 'PRE' }).where(estContrat(key))
  await tx
    .update(cotisation)
    .set({
      codeModePaiement: 'PRE',
      // Whoever signs is told two weeks before the first debit.
      dateEcheance: sql`greatest(${cotisation.dateEcheance}, ${premier}::date)`,
    })
    .where(and(duContrat(cotisation, key), eq(cotisation.etat, 'a_venir'), not(isReservee)))
}

/** Whether a contract that does not cover this person uses the account: to be looked at, never to be told. */
export async function isConnuAilleurs(
  tx: Executor,
  ou: { clientCode: string; empreinte: string; personneId: string },
): Promise<boolean> {
  const a = (table: typeof mandat | typeof comptePersonnel | typeof assure, quoi?: SQL) =>
    exists(
      tx
        .select({ un: sql`1` })
        .from(table)
        .where(and(duContrat(table, memeContrat), quoi)),
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

/** Whoever's own: what a beneficiary asks for their account is nobody else's affair. */
type Titulaire = CleContrat & { personneId: string }
const envoyeePar = (personneId: string) =>
  and(eq(compte.id, demande.compteId), eq(compte.personneId, personneId))

/** Every request of somebody about accounts of a contract, newest first, with whether a paper came with it. */
export const findChangements = (tx: Executor, qui: Titulaire) =>
  tx
    .select({
      id: demande.id,
      revision: demande.revision,
      acte: sql<ActeRib>`${demande.acte}`,
      version: demande.version,
      data: demande.data,
      etat: demande.etat,
      effetLe: demande.effetLe,
      creeLe: demande.creeLe,
      appliqueeLe: demande.appliqueeLe,
      hasPiece: sql<boolean>`exists (select 1 from ${demandeFichier} f where f.demande_id = ${demande.id})`,
    })
    .from(demande)
    .innerJoin(compte, envoyeePar(qui.personneId))
    .where(and(duContrat(demande, qui), inArray(demande.acte, actesRib)))
    .orderBy(desc(demande.creeLe))
    .limit(50)

/** Those of somebody that wait already, for a clerk or for their day. */
export const findEnAttente = (tx: Executor, qui: Titulaire, avant: Date) =>
  tx
    .select({ acte: sql<ActeRib>`${demande.acte}` })
    .from(demande)
    .innerJoin(compte, envoyeePar(qui.personneId))
    .where(and(duContrat(demande, qui), inArray(demande.acte, actesRib), enAttente(avant)))

/** The number that the account was reached at before anything changed; sealed, null when there is none. */
export async function findTelephone(tx: Executor, compteId: string): Promise<string | null> {
  const rows = await tx
    .select({ telephone: compte.telephone })
    .from(compte)
    .where(and(eq(compte.id, compteId), isNotNull(compte.telephoneConfirmeLe)))
  return rows[0]?.telephone ?? null
}

type Sienne = { cle: string; iban: string }

/** Accounts of contracts of one insurer that were kept before they could be found again. */
export const findContratsSansEmpreinte = (
  db: Executor,
  { clientCode, apres, limite }: Suite<Sienne>,
): Promise<Sienne[]> =>
  db
    .select({ cle: contrat.numero, iban: sql<string>`${contrat.iban}` })
    .from(contrat)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        gt(contrat.numero, apres?.cle ?? ''),
        isNotNull(contrat.iban),
        isNull(contrat.ibanEmpreinte),
      ),
    )
    .orderBy(asc(contrat.numero))
    .limit(limite)

/** The same of mandates. */
export const findMandatsSansEmpreinte = (
  db: Executor,
  { clientCode, apres, limite }: Suite<Sienne>,
): Promise<Sienne[]> =>
  db
    .select({ cle: mandat.rum, iban: mandat.iban })
    .from(mandat)
    .where(
      and(
        eq(mandat.clientCode, clientCode),
        gt(mandat.rum, apres?.cle ?? ''),
        isNull(mandat.ibanEmpreinte),
      ),
    )
    .orderBy(asc(mandat.rum))
    .limit(limite)

export const saveEmpreinteContrat = (db: Executor, key: CleContrat, ibanEmpreinte: string) =>
  db.update(contrat).set({ ibanEmpreinte }).where(estContrat(key))

export const saveEmpreinteMandat = (
  db: Executor,
  { clientCode, rum }: { clientCode: string; rum: string },
  ibanEmpreinte: string,
) =>
  db
    .update(mandat)
    .set({ ibanEmpreinte })
    .where(and(eq(mandat.clientCode, clientCode), eq(mandat.rum, rum)))
