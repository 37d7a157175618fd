import type { DomaineDelegation, EtatDelegation } from '@espace-adherent/domain'
import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { delegation } from './delegation.schema.ts'

const titulaire = alias(compte, 'titulaire')
const mandataire = alias(compte, 'mandataire')

const columns = {
  id: delegation.id,
  clientCode: delegation.clientCode,
  compteId: delegation.compteId,
  mandataireId: delegation.mandataireId,
  nom: delegation.nom,
  email: delegation.email,
  domaines: delegation.domaines,
  fin: delegation.fin,
  etat: delegation.etat,
  expireLe: delegation.expireLe,
  creeLe: delegation.creeLe,
  accepteeLe: delegation.accepteeLe,
  finieLe: delegation.finieLe,
  titulaire: { prenom: titulaire.prenom, nom: titulaire.nom, email: titulaire.email },
  mandataire: { prenom: mandataire.prenom, nom: mandataire.nom, email: mandataire.email },
}

const delegations = (db: Executor) =>
  db
    .select(columns)
    .from(delegation)
    .innerJoin(titulaire, eq(titulaire.id, delegation.compteId))
    .leftJoin(mandataire, eq(mandataire.id, delegation.mandataireId))

export type DelegationLue = Awaited<ReturnType<typeof delegations>>[number]

/** A moment, and the day it is in Paris. */
export type Moment = { now: Date; jour: string }

const isOuverte = ({ now, jour }: Moment) =>
  or(
    and(eq(delegation.etat, 'invitee'), gt(delegation.expireLe, now)),
    and(eq(delegation.etat, 'acceptee'), gte(delegation.fin, jour)),
  )

const LUES_MAX = 50

/** What an account gave, whatever became of it, and what it may use, the latest first. */
export const findDelegationsDe = (db: Executor, compteId: string, { jour }: Moment) =>
  delegations(db)
    .where(
      or(
        eq(delegation.compteId, compteId),
        and(
          eq(delegation.mandataireId, compteId),
          eq(delegation.etat, 'acceptee'),
          gte(delegation.fin, jour),
        ),
      ),
    )
    .orderBy(desc(delegation.creeLe))
    .limit(LUES_MAX)

export async function findDelegation(db: Executor, id: string) {
  const [row] = await delegations(db).where(eq(delegation.id, id))
  return row
}

/** By the code of its link, as long as it can be answered. */
export async function findInvitation(
  db: Executor,
  clientCode: string,
  empreinte: string,
  now: Date,
) {
  const [row] = await delegations(db).where(
    and(
      eq(delegation.empreinte, empreinte),
      eq(delegation.clientCode, clientCode),
      eq(delegation.etat, 'invitee'),
      gt(delegation.expireLe, now),
      eq(titulaire.isActif, true),
    ),
  )
  return row
}

export async function countDelegations(
  tx: Executor,
  compteId: string,
  { depuis, ...moment }: Moment & { depuis: Date },
) {
  const [row] = await tx
    .select({
      ouvertes: sql<number>`count(*) filter (where ${isOuverte(moment)})::int`,
      recentes: sql<number>`count(*) filter (where ${gt(delegation.creeLe, depuis)})::int`,
    })
    .from(delegation)
    .where(eq(delegation.compteId, compteId))
  return row ?? { ouvertes: 0, recentes: 0 }
}

export type NouvelleDelegation = {
  clientCode: string
  compteId: string
  nom: string
  email: string
  domaines: DomaineDelegation[]
  fin: string
  empreinte: string
  expireLe: Date
  creeLe: Date
}

export async function insertInvitation(
  e: Ecriture,
  row: NouvelleDelegation,
): Promise<Change<string>> {
  const [added] = await e
    .insert(delegation)
    .values({ ...row, etat: 'invitee' })
    .returning({ id: delegation.id })
  if (!added) throw new Error('The invitation was not written')
  return changed(e, added.id)
}

/** The link is used up: of twenty who answer at once, one gets through. Null: somebody else did. */
export async function answerInvitation(
  e: Ecriture,
  { id, empreinte }: { id: string; empreinte: string },
  set: { etat: 'acceptee' | 'refusee'; mandataireId: string | null; le: Date },
): Promise<Change | null> {
  const { etat, mandataireId, le } = set
  const isAcceptee = etat === 'acceptee'
  const rows = await e
    .update(delegation)
    .set({
      etat,
      mandataireId,
      empreinte: null,
      ...(isAcceptee ? { accepteeLe: le } : { finieLe: le }),
    })
    .where(and(eq(delegation.id, id), eq(delegation.empreinte, empreinte)))
    .returning({ id: delegation.id })
  return rows.length > 0 ? changed(e, undefined) : null
}

/** Null when it was over already. */
export async function endDelegation(
  e: Ecriture,
  id: string,
  etat: Extract<EtatDelegation, 'revoquee' | 'terminee'>,
  le: Date,
): Promise<Change | null> {
  const rows = await e
    .update(delegation)
    .set({ etat, finieLe: le, empreinte: null })
    .where(
      and(
        eq(delegation.id, id),
        or(eq(delegation.etat, 'invitee'), eq(delegation.etat, 'acceptee')),
      ),
    )
    .returning({ id: delegation.id })
  return rows.length > 0 ? changed(e, undefined) : null
}

/** Accepted, and past their last day. */
export const findEchues = (
  db: Executor,
  { clientCode, jour, apres, limite }: Suite<{ id: string }> & { jour: string },
) =>
  delegations(db)
    .where(
      and(
        eq(titulaire.clientCode, clientCode),
        eq(delegation.etat, 'acceptee'),
        lt(delegation.fin, jour),
        gt(delegation.id, apres?.id ?? AUCUN),
      ),
    )
    .orderBy(asc(delegation.id))
    .limit(limite)

/** Accepted, on either side of this account. */
export const findActives = (tx: Executor, compteId: string, jour: string) =>
  delegations(tx).where(
    and(
      eq(delegation.etat, 'acceptee'),
      gte(delegation.fin, jour),
      or(eq(delegation.compteId, compteId), eq(delegation.mandataireId, compteId)),
    ),
  )

export const deleteDelegationsBefore = (db: Executor, before: Date) =>
  deleteInLots(
    db,
    delegation,
    or(
      lt(delegation.finieLe, before),
      and(eq(delegation.etat, 'invitee'), lt(delegation.expireLe, before)),
    ),
  )

/** Either side of this account, as the copy of its data tells it. */
export const findToutes = (db: Executor, compteId: string) =>
  delegations(db)
    .where(or(eq(delegation.compteId, compteId), eq(delegation.mandataireId, compteId)))
    .orderBy(desc(delegation.creeLe))
