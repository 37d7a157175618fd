import { type Alerte, type Canal, dateAParis, heureAParis } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { assure } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { alerteEnvoyee } from './preferences.schema.ts'

/** Something that happened, and whom it is to be told to. */
export type Evenement = {
  compteId: string
  clientCode: string
  email: string
  prenom: string
  /** Sealed; none where text messages cannot be sent. */
  mobile: string | null
  canaux: Canal[]
  /** What tells this event from any other of its kind. */
  objet: string
  montant: number | null
  jour: string
  titre: string | null
}

/** An event that nobody told for so long is looked at no more: those that are too old to be news were counted. */
const JOURS_VUS = 60
/** How long before its day an instalment is told. */
const PREAVIS_JOURS = 5

type Moment = { jour: string; heure: string }

const duContrat = (table: string, qui: SQL) => sql`
  join ${assure} s on s.personne_id = c.personne_id and s.client_code = c.client_code
  join ${sql.raw(table)} e on e.client_code = s.client_code
    and e.numero_contrat = s.numero_contrat and ${qui}`

/** Where each kind of event is found: the transfer, the document, the instalment, the decision. */
const sources: Record<Alerte, (moment: Moment) => { champs: SQL; de: SQL; jour: SQL; objet: SQL }> =
  {
    remboursement: () => ({
      // An alert leaves the portal: what pays for somebody else's care too is told without its amount.
      champs: sql`case when not exists (select from ligne l where l.client_code = e.client_code
        and l.numero_contrat = e.numero_contrat and l.paiement_id = e.id
        and l.personne_id <> s.personne_id) then e.montant end as montant, null::text as titre`,
      // Whoever is paid on an account of their own hears of it, and nobody else.
      de: duContrat(
        'paiement',
        sql`e.destinataire = 'assure' and (e.personne_id = s.personne_id
        or (e.personne_id is null and s.qualite = 'adherent'))`,
      ),
      jour: sql`e.date`,
      objet: sql`e.id::text`,
    }),
    document: () => ({
      champs: sql`null::int as montant, e.titre`,
      de: duContrat(
        'document',
        sql`(e.personne_id = s.personne_id or (e.personne_id is null and s.qualite = 'adherent'))`,
      ),
      jour: sql`e.le`,
      objet: sql`e.id::text`,
    }),
    cotisation: ({ jour }) => ({
      champs: sql`e.montant, nullif(e.etat, 'a_venir') as titre`,
      de: duContrat(
        'cotisation',
        sql`s.qualite = 'adherent' and (e.etat = 'rejetee' or (e.etat = 'a_venir'
        and e.date_echeance between ${jour}::date and ${jour}::date + ${PREAVIS_JOURS}::int))`,
      ),
      // Told ahead of its day, or when the bank says no after it.
      jour: sql`e.date_echeance`,
      objet: sql`e.id::text || ':' || e.etat`,
    }),
    // What its member took back is no answer of anybody's.
    demande: () => ({
      champs: sql`null::int as montant, e.numero::text as titre`,
      de: sql`join demande e on e.compte_id = c.id and e.mode_gestion = 'manuel'
      and e.decidee_le is not null and e.etat <> 'annulee'`,
      jour: sql`(e.decidee_le at time zone 'Europe/Paris')::date`,
      objet: sql`e.id::text || ':' || e.etat`,
    }),
  }

/** Of one insurer: what has happened since each subscription and was not told yet, but to those who sleep. */
export async function findEvenements(
  db: Executor,
  alerte: Alerte,
  { clientCode, moment, apres, limite }: Suite<Evenement> & { moment: Moment },
): Promise<Evenement[]> {
  const { champs, de, jour, objet } = sources[alerte](moment)
  const { rows } = (await db.execute(sql`
    select c.id as "compteId", c.client_code as "clientCode", c.email, c.prenom,
      case when c.telephone_confirme_le is not null and not c.is_telephone_interdit
        then c.telephone end as mobile,
      coalesce(p.service, '{email}') as canaux,
      ${objet} as objet, ${champs}, ${jour}::text as jour
    from abonnement a
    join compte c on c.id = a.compte_id and c.is_actif
    left join preference p on p.compte_id = c.id
    ${de}
    where a.alerte = ${alerte} and c.client_code = ${clientCode}
    and a.compte_id >= ${apres?.compteId ?? AUCUN}::uuid
    and (a.compte_id, ${objet}) > (${apres?.compteId ?? AUCUN}::uuid, ${apres?.objet ?? ''})
    and ${jour} >= (a.depuis at time zone 'Europe/Paris')::date
    and ${jour} between ${moment.jour}::date - ${JOURS_VUS}::int
      and ${moment.jour}::date + ${PREAVIS_JOURS}::int
    and (${alerte} = 'cotisation' or ${jour} <= ${moment.jour}::date)
    and not exists (select 1 from alerte_envoyee d where d.compte_id = c.id
      and d.alerte = a.alerte and d.objet = ${objet})
    and not coalesce(case
      when p.silence_debut = '' then false
      when p.silence_debut < p.silence_fin
        then ${moment.heure} >= p.silence_debut and ${moment.heure} < p.silence_fin
      else ${moment.heure} >= p.silence_debut or ${moment.heure} < p.silence_fin end, false)
    order by a.compte_id, ${objet} limit ${limite}`)) as { rows: Evenement[] }
  return rows
}

/**
 * Events that an import brought and that are no news: they count as told. Of some tables' rows (`parmi`: their
 * identifiers), those that are dated before that day; null: all of them.
 */
export async function silenceAlertes(
  e: Ecriture,
  alerte: Exclude<Alerte, 'demande'>,
  {
    clientCode,
    parmi,
    avant,
    now,
  }: { clientCode: string; parmi: SQL; avant: string | null; now: Date },
): Promise<Change> {
  const { de, jour, objet } = sources[alerte]({ jour: dateAParis(now), heure: heureAParis(now) })
  await e.execute(sql`insert into ${alerteEnvoyee} (compte_id, alerte, objet, le)
    select distinct c.id, ${alerte}::text, ${objet}, ${now.toISOString()}::timestamptz
    from abonnement a join compte c on c.id = a.compte_id ${de}
    where a.alerte = ${alerte} and c.client_code = ${clientCode} and e.id in (${parmi})
      ${avant === null ? sql`` : sql`and ${jour} < ${avant}::date`}
    on conflict do nothing`)
  return changed(e, undefined)
}

/** Whether it falls to us to tell it. */
export async function claimEvenement(
  tx: Executor,
  alerte: Alerte,
  { compteId, objet }: Evenement,
  le: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(alerteEnvoyee)
    .values({ compteId, alerte, objet, le })
    .onConflictDoNothing()
    .returning({ objet: alerteEnvoyee.objet })
  return claimed.length > 0
}
