import {
  dateAParis,
  isMembre,
  type Qualite,
  type Role,
  rolesDuJour,
  type SecondFacteur,
} from '@espace-adherent/domain'
import { and, desc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isContratConsultable, isOuvert, purgeParId } from '../../noyau/index.ts'
import { assure, compte, contrat } from '../../noyau/lu.ts'
import { deleteInLots, type Executor, prepared } from '../../platform/db/index.ts'
import { delegation } from '../delegation/lu.ts'
import { leaveAppareils } from './appareils.repository.ts'
import { entourageDe } from './entourage.repository.ts'
import { connexion, oidcPayload, session } from './identity.schema.ts'

const { placeholder } = sql

/** Whose session it is; what they see may be somebody else's portal, for a while. */
const titulaire = alias(compte, 'titulaire')
/** Staff look at a member's portal: in the tab that asks as such, and says whose. */
const isVue = sql`coalesce(${session.vueCompteId}::text = ${placeholder('vue')}::text
  and ${session.vueJusqua} > ${placeholder('now')}::timestamptz, false)`

const isRoleMembre = (role: Role) => isMembre([role])

/**
 * The account behind a living session, and its contracts, in one round trip: the holder's own, or the one
 * that they look at, as long as that lasts. What was given up meanwhile, or was never looked at, leaves no
 * session at all: a page that showed somebody else's space must not show its reader's own without a word.
 */
const findLiving = prepared((db) =>
  db
    .select({
      compteId: compte.id,
      clientCode: compte.clientCode,
      personneId: compte.personneId,
      roles: compte.roles,
      accesMedicalJusquau: compte.accesMedicalJusquau,
      userName: compte.userName,
      email: compte.email,
      isEmailRejete: sql<boolean>`coalesce(${compte.emailRejete} = ${compte.email}, false)`,
      codeCivilite: compte.codeCivilite,
      nom: compte.nom,
      prenom: compte.prenom,
      qualites: sql<Record<string, Qualite>>`(
        select coalesce(
          json_object_agg(${assure.numeroContrat}, ${assure.qualite} order by ${assure.numeroContrat}),
          '{}'::json)
        from ${assure}
        join ${contrat} on ${contrat.clientCode} = ${assure.clientCode}
          and ${contrat.numero} = ${assure.numeroContrat}
        where ${assure.personneId} = ${compte.personneId} and ${assure.clientCode} = ${compte.clientCode}
        and ${isContratConsultable(sql`${placeholder('jour')}`)})`,
      entourage: entourageDe({ personneId: compte.personneId, clientCode: compte.clientCode }),
      /** Staff who look at this member's portal. */
      vuParId: sql<string | null>`case when ${isVue} then ${titulaire.id} end`,
      vuPar: sql<
        string | null
      >`case when ${isVue} then ${titulaire.prenom} || ' ' || ${titulaire.nom} end`,
      session: {
        empreinte: session.empreinte,
        roles: titulaire.roles,
        ouverteLe: session.ouverteLe,
        secondFacteur: session.secondFacteur,
        vueLe: session.vueLe,
        expireLe: session.expireLe,
      },
      mandataireId: session.compteId,
      proches: sql<{ id: string; nom: string }[]>`(
        select coalesce(json_agg(json_build_object('id', d.id, 'nom', t.prenom || ' ' || t.nom)
          order by t.nom, t.prenom, d.id), '[]'::json)
        from ${delegation} d inner join ${compte} t on t.id = d.compte_id and t.is_actif and t.verrouille_le is null
        where d.mandataire_id = ${session.compteId} and d.etat = 'acceptee'
          and d.fin >= ${placeholder('jour')}::date)`,
      delegation: {
        id: delegation.id,
        domaines: delegation.domaines,
        fin: delegation.fin,
      },
    })
    .from(session)
    .innerJoin(titulaire, eq(titulaire.id, session.compteId))
    .leftJoin(delegation, eq(delegation.id, session.delegationId))
    .innerJoin(
      compte,
      sql`${compte.id} = case when ${placeholder('vue')}::text is not null
        then case when ${isVue} then ${session.vueCompteId} end
        else coalesce(${delegation.compteId}, ${session.compteId}) end`,
    )
    .where(
      and(
        eq(session.empreinte, placeholder('empreinte')),
        eq(session.clientCode, placeholder('clientCode')),
        // An account that has just been closed, or shut, has no session any more.
        isOuvert,
        sql`${titulaire.isActif} and ${titulaire.verrouilleLe} is null`,
        or(
          isNull(session.delegationId),
          and(eq(delegation.etat, 'acceptee'), gte(delegation.fin, placeholder('jour'))),
        ),
        gt(session.expireLe, placeholder('now')),
        gt(session.vueLe, placeholder('seenAfter')),
      ),
    )
    .prepare('session_find'),
)

export type SessionKey = { empreinte: string; clientCode: string }

export async function findLivingSession(
  db: Executor,
  {
    empreinte,
    clientCode,
    vue,
    now,
    seenAfter,
  }: SessionKey & { vue: string | null; now: Date; seenAfter: Date },
) {
  const rows = await findLiving(db).execute({
    empreinte,
    clientCode,
    vue,
    now: now.toISOString(),
    seenAfter: seenAfter.toISOString(),
    jour: dateAParis(now),
  })
  const [found] = rows
  if (!found) return undefined
  const {
    vuParId,
    vuPar,
    mandataireId,
    delegation: through,
    accesMedicalJusquau,
    ...compte
  } = found
  const visiteur = { ...compte, contrats: Object.keys(compte.qualites), vuPar: null }
  // Whatever else the person whose space is shown is to the insurer, it is nobody else's.
  const montre = { ...visiteur, roles: compte.roles.filter(isRoleMembre), proches: [] }
  if (vuParId !== null && vuPar !== null)
    return { ...montre, delegation: null, vuPar: { compteId: vuParId, nom: vuPar } }
  if (through === null) {
    const roles = rolesDuJour(compte.roles, accesMedicalJusquau, dateAParis(now))
    return { ...visiteur, roles, delegation: null }
  }
  return { ...montre, delegation: { ...through, mandataireId } }
}

/** Whose space the session shows from now on; null: its holder's own. */
export const lookThrough = (tx: Executor, empreinte: string, delegationId: string | null) =>
  tx.update(session).set({ delegationId }).where(eq(session.empreinte, empreinte))

/** Those that look through it are over. */
export const deleteSessionsThrough = (tx: Executor, delegationId: string) =>
  tx.delete(session).where(eq(session.delegationId, delegationId))

/** Opens a session, counts the sign-in and ends the browser's former session: all or nothing. */
const signInStatement = prepared((db) => {
  const ended = db
    .$with('ended')
    .as(
      db
        .delete(session)
        .where(
          and(
            eq(session.empreinte, placeholder('previous')),
            eq(session.clientCode, placeholder('clientCode')),
          ),
        ),
    )
  const counted = db.$with('counted').as(
    db.insert(connexion).values({
      clientCode: placeholder('clientCode'),
      compteId: placeholder('compteId'),
      le: placeholder('now'),
    }),
  )
  return db
    .with(ended, counted)
    .insert(session)
    .values({
      empreinte: placeholder('empreinte'),
      compteId: placeholder('compteId'),
      clientCode: placeholder('clientCode'),
      ouverteLe: placeholder('ouverteLe'),
      vueLe: placeholder('now'),
      expireLe: placeholder('expireLe'),
      idToken: placeholder('idToken'),
      appareil: placeholder('appareil'),
      secondFacteur: placeholder('secondFacteur'),
    })
    .prepare('session_sign_in')
})

export async function insertSignIn(
  db: Executor,
  row: SessionKey & {
    compteId: string
    now: Date
    ouverteLe: Date
    expireLe: Date
    idToken: string | null
    appareil: string | null
    secondFacteur: SecondFacteur | null
    previous: string
  },
): Promise<void> {
  await signInStatement(db).execute(row)
}

/** Several requests of one page come at once: only one of them writes. */
export const touchSession = (db: Executor, empreinte: string, now: Date, seenBefore: Date) =>
  db
    .update(session)
    .set({ vueLe: now })
    .where(and(eq(session.empreinte, empreinte), lt(session.vueLe, seenBefore)))

/** Also a session that has expired: whoever leaves must be able to leave the provider as well. */
export async function deleteSession(db: Executor, { empreinte, clientCode }: SessionKey) {
  const rows = await db
    .delete(session)
    .where(and(eq(session.empreinte, empreinte), eq(session.clientCode, clientCode)))
    .returning({ compteId: session.compteId, idToken: session.idToken })
  await leaveAppareils(db, { session: empreinte })
  return rows[0]
}

/** The embedded provider's memory goes too: it would open another session without a password. */
export async function deleteSessionsOf(db: Executor, compteId: string): Promise<void> {
  await db.delete(oidcPayload).where(eq(oidcPayload.compteId, compteId))
  await db.delete(session).where(eq(session.compteId, compteId))
  await leaveAppareils(db, { compteId })
}

/**
 * All but this one. The provider forgets this browser too: it would otherwise open others anew, and
 * cannot tell them apart.
 */
export async function deleteOtherSessionsOf(
  db: Executor,
  compteId: string,
  empreinte: string,
): Promise<void> {
  await db.delete(oidcPayload).where(eq(oidcPayload.compteId, compteId))
  await db
    .delete(session)
    .where(and(eq(session.compteId, compteId), ne(session.empreinte, empreinte)))
  await leaveAppareils(db, { compteId, sauf: empreinte })
}

/** The living ones of an account, the latest seen first. */
export const findSessionsOf = (db: Executor, compteId: string, now: Date, seenAfter: Date) =>
  db
    .select({
      id: session.id,
      empreinte: session.empreinte,
      appareil: session.appareil,
      ouverteLe: session.ouverteLe,
      vueLe: session.vueLe,
    })
    .from(session)
    .where(
      and(eq(session.compteId, compteId), gt(session.expireLe, now), gt(session.vueLe, seenAfter)),
    )
    .orderBy(desc(session.vueLe))

/** One of the account's own; with it what the provider remembers, as above. */
export async function deleteSessionById(
  db: Executor,
  compteId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.compteId, compteId), eq(session.id, id)))
    .returning({ empreinte: session.empreinte })
  const [closed] = rows
  if (!closed) return false
  await db.delete(oidcPayload).where(eq(oidcPayload.compteId, compteId))
  await leaveAppareils(db, { session: closed.empreinte })
  return true
}

/** From now on, and until then, a tab of this session may see what that member sees; null: no more. */
export const showAs = (
  tx: Executor,
  empreinte: string,
  vue: { compteId: string; jusqua: Date } | null,
) =>
  tx
    .update(session)
    .set({ vueCompteId: vue?.compteId ?? null, vueJusqua: vue?.jusqua ?? null })
    .where(eq(session.empreinte, empreinte))

/** What every node remembers of the sessions of an account is to be read again. */
export const announceCompte = (tx: Executor, compteId: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${`compte:${compteId}`})`)

export const deleteDeadSessions = (db: Executor, now: Date, seenBefore: Date) =>
  deleteInLots(db, session, or(lt(session.expireLe, now), lt(session.vueLe, seenBefore)))

/** Every sign-in that is remembered, the latest first. */
export const findConnexions = (db: Executor, compteId: string) =>
  db
    .select({ le: connexion.le })
    .from(connexion)
    .where(eq(connexion.compteId, compteId))
    .orderBy(desc(connexion.le))

export const purgeConnexions = purgeParId(connexion)
