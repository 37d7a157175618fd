import {
  type Alerte,
  type ChoixPapiers,
  type Communication,
  PHRASE_TELEPHONE,
} from '@espace-adherent/domain'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { compte } from '../../schema/identity.schema.ts'
import { abonnement, alerteEnvoyee, preference } from '../../schema/preferences.schema.ts'

/** What an account has chosen, and the mobile that text messages may be sent to. */
export async function findPreferences(tx: Executor, compteId: string) {
  const [row] = await tx
    .select({
      communication: preference,
      telephone: compte.telephone,
      telephoneConfirmeLe: compte.telephoneConfirmeLe,
      isTelephoneInterdit: compte.isTelephoneInterdit,
      isDematerialise: compte.isDematerialise,
      papiersPoste: compte.papiersPoste,
      dematerialiseLe: compte.dematerialiseLe,
    })
    .from(compte)
    .leftJoin(preference, eq(preference.compteId, compte.id))
    .where(eq(compte.id, compteId))
  if (!row) throw new Error('The account that asks is held, and exists')
  return row
}

export async function saveCommunication(
  tx: Executor,
  compteId: string,
  choix: Communication,
  le: Date,
): Promise<void> {
  // An answer about calls is dated when it changes, and never answered by whoever left it as it was.
  const { telephone } = choix
  const repondu = { telephoneLe: le, telephonePhrase: PHRASE_TELEPHONE }
  const isChange = sql`${preference.telephone} <> ${telephone}`
  await tx
    .insert(preference)
    .values({ compteId, ...choix, le, ...(telephone && repondu) })
    .onConflictDoUpdate({
      target: preference.compteId,
      set: {
        ...choix,
        le,
        telephoneLe: sql`case when ${isChange} then ${le.toISOString()}::timestamptz else ${preference.telephoneLe} end`,
        telephonePhrase: sql`case when ${isChange} then ${PHRASE_TELEPHONE} else ${preference.telephonePhrase} end`,
      },
    })
}

export const findAbonnements = async (tx: Executor, compteId: string): Promise<Alerte[]> =>
  (
    await tx
      .select({ alerte: abonnement.alerte })
      .from(abonnement)
      .where(eq(abonnement.compteId, compteId))
  ).map(({ alerte }) => alerte)

/** What was subscribed to before keeps its day: nothing in between is missed. */
export async function saveAbonnements(
  tx: Executor,
  compteId: string,
  alertes: readonly Alerte[],
  depuis: Date,
): Promise<void> {
  const mine = eq(abonnement.compteId, compteId)
  await tx
    .delete(abonnement)
    .where(alertes.length > 0 ? and(mine, notInArray(abonnement.alerte, [...alertes])) : mine)
  if (alertes.length > 0)
    await tx
      .insert(abonnement)
      .values(alertes.map((alerte) => ({ compteId, alerte, depuis })))
      .onConflictDoNothing()
}

/** The same record as the answer given at registration. */
export const savePapiers = (tx: Executor, compteId: string, choix: ChoixPapiers, le: Date) =>
  tx
    .update(compte)
    .set({
      isDematerialise: choix.isDematerialise,
      papiersPoste: [...choix.papiersPoste],
      dematerialiseLe: le,
    })
    .where(eq(compte.id, compteId))

/** The same with the day of each. */
export const findAbonnementsDates = (db: Executor, compteId: string) =>
  db
    .select({ alerte: abonnement.alerte, depuis: abonnement.depuis })
    .from(abonnement)
    .where(eq(abonnement.compteId, compteId))
    .orderBy(abonnement.alerte)

export const findAlertesEnvoyees = (db: Executor, compteId: string) =>
  db
    .select({ alerte: alerteEnvoyee.alerte, objet: alerteEnvoyee.objet, le: alerteEnvoyee.le })
    .from(alerteEnvoyee)
    .where(eq(alerteEnvoyee.compteId, compteId))
    .orderBy(desc(alerteEnvoyee.le))
