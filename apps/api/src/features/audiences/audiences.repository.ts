import { conditionsDe, type DateCalendaire, type GroupeAudience } from '@espace-adherent/domain'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { assure, offre } from '../../noyau/lu.ts'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { contenu } from '../contenu/lu.ts'
import { envoi } from '../envois/lu.ts'
import { version } from '../gestion/lu.ts'
import { nouveaute } from '../nouveautes/lu.ts'
import { audience, audienceTaille } from './audiences.schema.ts'
import { profilsActuels } from './profils.repository.ts'
import { conditionSql, niveauSql, regleSql } from './regle.repository.ts'

export const audiences = audience
export type AudienceRow = typeof audience.$inferSelect

/** How many accounts come how far, each by the contract that comes furthest; as they stand. */
export const countNiveaux = (
  db: Executor,
  clientCode: string,
  regle: GroupeAudience,
  jour: DateCalendaire,
): Promise<{ niveau: number; nombre: number }[]> =>
  rowsOf(
    db,
    sql`select niveau, count(*)::int as nombre from (
      select max(${niveauSql(regle, jour)}) as niveau
      from ${profilsActuels(clientCode)} p group by p.compte_id
    ) t group by niveau`,
  )

export type PersonneAudience = { compteId: string; nom: string; numeroContrat: string }

const personne = sql`p.compte_id as "compteId", c2.prenom || ' ' || c2.nom as nom,
  p.numero_contrat as "numeroContrat"`

/** Some of these accounts, by one of their contracts that is in it. */
export const findExemples = (
  db: Executor,
  { clientCode, regle, jour, comptes, limite }: QuestionExemples,
): Promise<PersonneAudience[]> =>
  rowsOf(
    db,
    sql`select distinct on (p.compte_id) ${personne} from ${profilsActuels(clientCode, comptes)} p
    join compte c2 on c2.id = p.compte_id where ${regleSql(regle, jour)}
    order by p.compte_id, p.numero_contrat limit ${limite}`,
  )

/** The accounts from an identifier on, and those before it. */
export const dePartEtDautre = (depuis: string) => ({
  apres: sql`c.id >= ${depuis}::uuid`,
  avant: sql`c.id < ${depuis}::uuid`,
})

type QuestionExemples = {
  clientCode: string
  regle: GroupeAudience
  jour: DateCalendaire
  /** Which accounts, by the alias `c`. */
  comptes: SQL
  limite: number
}

export type Appartenance = PersonneAudience & { isDedans: boolean; vraies: boolean[] }

/** Somebody’s contracts, each with what every condition says of it. */
export async function findAppartenances(
  db: Executor,
  clientCode: string,
  { regle, jour, qui }: { regle: GroupeAudience; jour: DateCalendaire; qui: string },
): Promise<Appartenance[]> {
  const comptes = qui.includes('@')
    ? sql`c.user_name = ${qui.toLowerCase()}`
    : sql`c.personne_id in (select personne_id from ${assure} where client_code = ${clientCode}
        and numero_contrat = ${qui.replaceAll(/\s/g, '').toUpperCase()})`
  const conditions = conditionsDe(regle).map(({ condition }) => conditionSql(condition, jour))
  return rowsOf(
    db,
    sql`select ${personne}, ${regleSql(regle, jour)} as "isDedans",
      array[${sql.join(conditions, sql`, `)}]::boolean[] as vraies
    from ${profilsActuels(clientCode, comptes)} p join compte c2 on c2.id = p.compte_id
    order by nom, p.compte_id, p.numero_contrat limit 50`,
  )
}

/** Of these rules, those that one account is in by one of its contracts, as it stands now. */
export async function findDedans(
  db: Executor,
  { clientCode, compteId }: { clientCode: string; compteId: string },
  regles: readonly GroupeAudience[],
  jour: DateCalendaire,
): Promise<boolean[]> {
  const dites = regles.map((regle) => sql`coalesce(bool_or(${regleSql(regle, jour)}), false)`)
  const [row] = await rowsOf<{ dedans: boolean[] }>(
    db,
    sql`select array[${sql.join(dites, sql`, `)}]::boolean[] as dedans
      from ${profilsActuels(clientCode, sql`c.id = ${compteId}::uuid`)} p`,
  )
  return row?.dedans ?? []
}

export const findRegles = (db: Executor, clientCode: string, ids: readonly string[]) =>
  db
    .select({ id: audience.id, regle: audience.regle })
    .from(audience)
    .where(and(eq(audience.clientCode, clientCode), inArray(audience.id, [...ids])))

export async function findAudience(db: Executor, clientCode: string, id: string) {
  const [row] = await db
    .select()
    .from(audience)
    .where(and(eq(audience.clientCode, clientCode), eq(audience.id, id)))
  return row ?? null
}

export const findAllAudiences = (db: Executor): Promise<AudienceRow[]> =>
  db.select().from(audience).orderBy(asc(audience.id))

export const findNomsAudiences = (db: Executor, clientCode: string) =>
  db
    .select({ id: audience.id, nom: audience.nom, regle: audience.regle })
    .from(audience)
    .where(eq(audience.clientCode, clientCode))
    .orderBy(asc(audience.nom))

/** The size of a day is the last one counted on it. */
export async function saveTaille(
  tx: Executor,
  { id, jour, nombre, le }: { id: string; jour: DateCalendaire; nombre: number; le: Date },
): Promise<void> {
  await tx.update(audience).set({ taille: nombre, compteeLe: le }).where(eq(audience.id, id))
  await tx
    .insert(audienceTaille)
    .values({ audienceId: id, jour, nombre })
    .onConflictDoUpdate({
      target: [audienceTaille.audienceId, audienceTaille.jour],
      set: { nombre },
    })
}

export async function findTailles(db: Executor, clientCode: string, id: string, limite: number) {
  const rows = await db
    .select({ jour: audienceTaille.jour, nombre: audienceTaille.nombre })
    .from(audienceTaille)
    .innerJoin(audience, eq(audience.id, audienceTaille.audienceId))
    .where(and(eq(audience.clientCode, clientCode), eq(audience.id, id)))
    .orderBy(desc(audienceTaille.jour))
    .limit(limite)
  return rows.toReversed()
}

export const findOffres = async (db: Executor, clientCode: string): Promise<string[]> =>
  (
    await db
      .select({ nom: offre.nom })
      .from(offre)
      .where(eq(offre.clientCode, clientCode))
      .orderBy(asc(offre.nom))
  ).map(({ nom }) => nom)

const USAGES_MONTRES = 20

/** The notifications that are written to it, by their titles, the latest first. */
export const findEnvoisDe = async (
  db: Executor,
  clientCode: string,
  id: string,
): Promise<string[]> =>
  (
    await db
      .select({ titre: envoi.titre })
      .from(envoi)
      .where(and(eq(envoi.clientCode, clientCode), sql`${envoi.audienceId}::text = ${id}`))
      .orderBy(desc(envoi.creeLe))
      .limit(USAGES_MONTRES)
  ).map(({ titre }) => titre)

/** The contents that are shown to it, or will be once the draft or what is planned is public. */
export const findContenusDe = async (
  db: Executor,
  clientCode: string,
  id: string,
): Promise<string[]> =>
  (
    await db
      .select({ titre: contenu.title })
      .from(contenu)
      .where(
        and(
          eq(contenu.clientCode, clientCode),
          sql`(${contenu.audienceId}::text = ${id} or exists (select 1 from ${version}
            where ${version.clientCode} = ${contenu.clientCode} and ${version.objet} = 'contenu'
              and ${version.cible} = ${contenu.id}::text and ${version.valeurs} ->> 'audienceId' = ${id}
              and ${version.revision} in (${contenu.revision}, ${contenu.programmeeRevision})))`,
        ),
      )
      .orderBy(asc(contenu.title))
      .limit(USAGES_MONTRES)
  ).map(({ titre }) => titre)

export const findNouveautesDe = async (
  db: Executor,
  clientCode: string,
  id: string,
): Promise<string[]> =>
  (
    await db
      .select({ titre: nouveaute.titre })
      .from(nouveaute)
      .where(and(eq(nouveaute.clientCode, clientCode), sql`${nouveaute.audienceId}::text = ${id}`))
      .orderBy(asc(nouveaute.titre))
      .limit(USAGES_MONTRES)
  ).map(({ titre }) => titre)
