import {
  type Alerte,
  type Canal,
  type Communication,
  PHRASE_TELEPHONE,
} from '@espace-adherent/domain'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { telephoneCompte } from '../../noyau/scelles.ts'
import { type Executor, given, prepared, put } from '../../platform/db/index.ts'
import { abonnement, alerteEnvoyee, preference } from './preferences.schema.ts'

const { placeholder } = sql

const choisies = prepared((tx) =>
  tx
    .select({
      communication: preference,
      telephone: telephoneCompte,
      telephoneConfirmeLe: compte.telephoneConfirmeLe,
      isTelephoneInterdit: compte.isTelephoneInterdit,
      isDematerialise: compte.isDematerialise,
      papiersPoste: compte.papiersPoste,
      dematerialiseLe: compte.dematerialiseLe,
    })
    .from(compte)
    .leftJoin(preference, eq(preference.compteId, compte.id))
    .where(eq(compte.id, placeholder('compteId')))
    .prepare('preferences_choisies'),
)

/** What an account has chosen, and the mobile that text messages may be sent to. */
export async function findPreferences(tx: Executor, compteId: string) {
  const [row] = await choisies(tx).execute({ compteId })
  if (!row) throw new Error('The account that asks is held, and exists')
  return row
}

/** An answer about calls is dated when it changes, and never answered by whoever left it as it was. */
const communication = prepared((tx) => {
  const choix = given(
    preference,
    'service',
    'information',
    'offres',
    'silenceDebut',
    'silenceFin',
    'telephone',
    'le',
  )
  const repondu = given(preference, 'telephoneLe', 'telephonePhrase')
  const isChange = sql`${preference.telephone} <> excluded.telephone`
  return tx
    .insert(preference)
    .values({ ...given(preference, 'compteId'), ...choix, ...repondu })
    .onConflictDoUpdate({
      target: preference.compteId,
      set: {
        ...choix,
        telephoneLe: sql`case when ${isChange} then excluded.le else ${preference.telephoneLe} end`,
        telephonePhrase: sql`case when ${isChange} then ${PHRASE_TELEPHONE} else ${preference.telephonePhrase} end`,
      },
    })
    .prepare('preferences_communication')
})

export const saveCommunication = (
  tx: Executor,
  compteId: string,
  choix: Communication,
  le: Date,
): Promise<void> =>
  put(tx, () =>
    communication(tx).execute({
      compteId,
      ...choix,
      le,
      telephoneLe: choix.telephone ? le : null,
      telephonePhrase: choix.telephone ? PHRASE_TELEPHONE : null,
    }),
  )

/** Their own choice, as if they had made it in their space: no offers this way any more. */
export const retirerOffres = (tx: Executor, compteId: string, canal: Canal) =>
  tx
    .update(preference)
    .set({ offres: sql`array_remove(${preference.offres}, ${canal})` })
    .where(eq(preference.compteId, compteId))

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
