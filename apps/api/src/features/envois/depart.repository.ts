import type { DateCalendaire, GroupeAudience, SujetCommunication } from '@espace-adherent/domain'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { profilsActuels, regleSql } from '../audiences/index.ts'
import { envoiDestinataire } from './envois.schema.ts'

export type DestinataireRow = typeof envoiDestinataire.$inferInsert

/** Somebody in the audience, and all that is needed to write to them. */
export type Lecteur = {
  compteId: string
  numeroContrat: string
  offre: string
  prenom: string
  nom: string
  email: string
  /** Sealed; none where text messages cannot be sent. */
  mobile: string | null
  canaux: ('email' | 'sms')[]
  /** Their own quiet hours: nothing that makes a noise leaves now. */
  isSilence: boolean
  /** What nothing is sent to any more: way, reason and keyed hash. */
  ecartees: { canal: 'email' | 'sms'; motif: 'rejet' | 'desinscription'; empreinte: string }[]
}

const colonneDuSujet: Record<SujetCommunication, SQL> = {
  service: sql`p.canal_service`,
  information: sql`p.canal_information`,
  offres: sql`p.canal_offres`,
}

export type Question = {
  clientCode: string
  regle: GroupeAudience
  sujet: SujetCommunication
  jour: DateCalendaire
  heure: string
}

/** What was asked for after an unsubscription takes its place: the latest word is theirs. */
const lecteurSql = ({ clientCode, regle, sujet, jour, heure }: Question, comptes: SQL): SQL => sql`
  select distinct on (p.compte_id) p.compte_id as "compteId", p.numero_contrat as "numeroContrat",
    p.offre, m.prenom, m.nom, m.email, case when p.has_mobile then m.telephone end as mobile,
    ${colonneDuSujet[sujet]} as canaux,
    coalesce(case
      when s.silence_debut = '' then false
      when s.silence_debut < s.silence_fin then ${heure} >= s.silence_debut and ${heure} < s.silence_fin
      else ${heure} >= s.silence_debut or ${heure} < s.silence_fin end, false) as "isSilence",
    coalesce((select jsonb_agg(jsonb_build_object('canal', e.canal, 'motif', e.motif,
        'empreinte', e.empreinte)) from adresse_ecartee e where e.compte_id = p.compte_id
      and (e.motif = 'rejet' or s.le is null or s.le <= e.le)), '[]'::jsonb) as ecartees
  from ${profilsActuels(clientCode, comptes)} p
  join compte m on m.id = p.compte_id
  left join preference s on s.compte_id = p.compte_id
  where ${regleSql(regle, jour)}
  order by p.compte_id, p.numero_contrat`

/** The next of them after an account, among the accounts up to another. */
export const findLecteurs = (
  db: Executor,
  question: Question,
  { apres, jusqua, limite }: { apres: string; jusqua: string; limite: number },
): Promise<Lecteur[]> =>
  rowsOf(
    db,
    sql`${lecteurSql(question, sql`c.id > ${apres}::uuid and c.id <= ${jusqua}::uuid`)} limit ${limite}`,
  )

/** These, if they are still in the audience. */
export const findLecteursParmi = (
  db: Executor,
  question: Question,
  comptes: readonly string[],
): Promise<Lecteur[]> =>
  rowsOf(db, lecteurSql(question, sql`c.id = any(${sql.param([...comptes])}::uuid[])`))

/** The last of the next accounts, in the order of their identifiers; none: there are no more. */
export async function findBorne(
  db: Executor,
  clientCode: string,
  { apres, taille }: { apres: string; taille: number },
): Promise<string | null> {
  const [row] = await rowsOf<{ fin: string | null }>(
    db,
    sql`select max(id::text) as fin from (select id from compte where client_code = ${clientCode}
      and id > ${apres}::uuid order by id limit ${taille}) t`,
  )
  return row?.fin ?? null
}

/** Whoever stands there already has been written to: nobody is, twice. */
export async function insertDestinataires(
  tx: Executor,
  rows: readonly DestinataireRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(envoiDestinataire).values([...rows])
}

const deLEnvoi = (envoiId: string) => eq(envoiDestinataire.envoiId, envoiId)

/** Written, and not known to have left. */
export const findEnRoute = async (
  db: Executor,
  envoiId: string,
  { apres, limite }: { apres: number; limite: number },
) =>
  (
    await db
      .select({ messageId: envoiDestinataire.messageId })
      .from(envoiDestinataire)
      .where(
        and(
          deLEnvoi(envoiId),
          eq(envoiDestinataire.etat, 'parti'),
          gt(envoiDestinataire.messageId, apres),
        ),
      )
      .orderBy(envoiDestinataire.messageId)
      .limit(limite)
  ).flatMap(({ messageId }) => messageId ?? [])

/** What has become of messages; whose they were is told. */
export const marquerIssues = (
  tx: Executor,
  envoiId: string,
  messageIds: readonly number[],
  etat: 'remis' | 'echec',
  le: Date,
) =>
  tx
    .update(envoiDestinataire)
    .set({ etat, le })
    .where(and(deLEnvoi(envoiId), inArray(envoiDestinataire.messageId, [...messageIds])))
    .returning({ compteId: envoiDestinataire.compteId, canal: envoiDestinataire.canal })

/** Those who wait for the end of their quiet hours; held by whoever writes to them. */
export const lockEnAttente = (tx: Executor, envoiId: string, heure: string, limite: number) =>
  rowsOf<{ compteId: string; canal: 'email' | 'sms' }>(
    tx,
    sql`select d.compte_id as "compteId", d.canal from envoi_destinataire d
      left join preference s on s.compte_id = d.compte_id
      where d.envoi_id = ${envoiId} and d.etat = 'a-partir' and not coalesce(case
        when s.silence_debut = '' then false
        when s.silence_debut < s.silence_fin then ${heure} >= s.silence_debut and ${heure} < s.silence_fin
        else ${heure} >= s.silence_debut or ${heure} < s.silence_fin end, false)
      order by d.compte_id limit ${limite} for update of d skip locked`,
  )

export const updateDestinataire = (
  tx: Executor,
  { envoiId, compteId, canal, ...values }: DestinataireRow,
) =>
  tx
    .update(envoiDestinataire)
    .set(values)
    .where(
      and(
        deLEnvoi(envoiId),
        eq(envoiDestinataire.compteId, compteId),
        eq(envoiDestinataire.canal, canal),
      ),
    )

/** Whether anybody is still to be written to, or on the way. */
export async function hasOuverts(db: Executor, envoiId: string): Promise<boolean> {
  const [row] = await db
    .select({ canal: envoiDestinataire.canal })
    .from(envoiDestinataire)
    .where(and(deLEnvoi(envoiId), inArray(envoiDestinataire.etat, ['a-partir', 'parti'])))
    .limit(1)
  return row !== undefined
}
