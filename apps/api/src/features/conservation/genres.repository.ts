import type { GenreConservation } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { carteTp } from '../../noyau/carte-tp.schema.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { comptePersonnel as compteBeneficiaire } from '../../noyau/comptes-beneficiaires.schema.ts'
import { ancienAssure, ancienNiveau, assure, contrat } from '../../noyau/contrats.schema.ts'
import { cotisation, mandat } from '../../noyau/cotisations.schema.ts'
import { optionContrat } from '../../noyau/options.schema.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { accordSoins, soinSecret } from '../confidentialite/confidentialite.schema.ts'
import { avisEcheancier, reportCotisation } from '../cotisations/cotisations.schema.ts'
import { demande, demandeFichier } from '../demandes/demandes.schema.ts'
import { signature } from '../demandes/signatures.schema.ts'
import { document } from '../documents/documents.schema.ts'
import { envoi, envoiDestinataire } from '../envois/envois.schema.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'
import { connexion } from '../identity/identity.schema.ts'
import { impaye } from '../impayes/impayes.schema.ts'
import { indu } from '../indus/indus.schema.ts'
import { notification } from '../notifications/notifications.schema.ts'
import { paiementCotisation } from '../paiements/paiements.schema.ts'
import { preuvePapier } from '../papiers/papiers.schema.ts'
import { fonctionnaliteContrat } from '../portail/portail.schema.ts'
import { decompte, ligne, paiement } from '../remboursements/remboursements.schema.ts'
import { sinistre } from '../sinistres/sinistres.schema.ts'
import { alerteLecture } from '../surveillance/surveillance.schema.ts'
import { liste } from './cles.repository.ts'
import { codesDuGenre } from './codes.ts'
import { deletePersonnesSeules, findAssures } from './personnes.repository.ts'

/** Whose, and what is old enough: a day for contracts, the moment it begins in Paris for the rest. */
export type Portee = { clientCode: string; limite: string; jour: string }

type Genre = {
  /** What this kind deletes; `donnees.test.ts` counts them. */
  tables: readonly PgTable[]
  /** Whatever is old enough: its key (`cle`, text) and whether something keeps it back (`is_retenu`). */
  perimes(portee: Portee): SQL
  /** In the transaction of the proof. Keys are those of `perimes`. */
  remove(tx: Executor, clientCode: string, cles: readonly string[]): Promise<unknown>
}

/** A request under way, or whose law still runs. */
const enCours = (d: SQL) => sql`(${d}.etat in ('recue', 'en-cours')
  or (${d}.etat = 'acceptee' and ${d}.appliquee_le is null)
  or exists (select 1 from demande_echeance_legale e where e.demande_id = ${d}.id and e.tenue_le is null))`

/** Something of this contract is under way, or somebody asked that all of it stay. */
const retenu = (numero: SQL, { clientCode, jour }: Portee) => sql`(
  exists (select 1 from gel_conservation g where g.client_code = ${clientCode}
    and g.numero_contrat = ${numero} and (g.jusqu_au is null or g.jusqu_au >= ${jour}::date))
  or exists (select 1 from demande d where d.client_code = ${clientCode}
    and d.numero_contrat = ${numero} and ${enCours(sql`d`)}))`

/** Contracts that ended long enough ago and of which these tables still hold something. */
const contratsAvec = (portee: Portee, reste: SQL) => sql`
  select c.numero as cle, ${retenu(sql`c.numero`, portee)} as is_retenu
  from contrat c where c.client_code = ${portee.clientCode} and c.date_fin < ${portee.limite}::date
    and (${reste})`

const ilReste = (...tables: readonly PgTable[]) =>
  sql.join(
    tables.map(
      (table) =>
        sql`exists (select 1 from ${table} t where t.client_code = c.client_code and t.numero_contrat = c.numero)`,
    ),
    sql` or `,
  )

const deContrats =
  (...tables: readonly PgTable[]) =>
  async (tx: Executor, clientCode: string, cles: readonly string[]) => {
    for (const table of tables)
      await tx.execute(
        sql`delete from ${table} where client_code = ${clientCode} and numero_contrat in ${liste(cles)}`,
      )
  }

const parContrat = (...tables: readonly PgTable[]): Genre => ({
  tables,
  perimes: (portee) => contratsAvec(portee, ilReste(...tables)),
  remove: deContrats(...tables),
})

const MORTS = codesDuGenre('deces')
const ARRETS = [...codesDuGenre('arret'), ...codesDuGenre('invalidite')]
const estClos = sql`s.etapes @> '[{"etat": "clos"}]'::jsonb`

/** Claims, each from the end of its contract or its own, whichever comes last. A running contract keeps them. */
const sinistres = (lesquels: SQL, depart = sql`c.date_fin`): Genre => ({
  tables: [sinistre],
  perimes: (portee) => sql`
    select s.id::text as cle, ${retenu(sql`s.numero_contrat`, portee)} as is_retenu
    from sinistre s join contrat c on c.client_code = s.client_code and c.numero = s.numero_contrat
    where s.client_code = ${portee.clientCode} and ${lesquels}
      and greatest(${depart}, coalesce(s.date_fin, s.date_debut)) < ${portee.limite}::date
      and ${depart} is not null`,
  remove: (tx, clientCode, cles) =>
    tx.execute(
      sql`delete from ${sinistre} where client_code = ${clientCode} and id in ${liste(cles, 'uuid')}`,
    ),
})

const demandes = (lesquelles: SQL): Genre => ({
  tables: [demande, demandeFichier, fichier],
  perimes: (portee) => sql`
    select d.id::text as cle, (${enCours(sql`d`)}
      or (d.numero_contrat is not null and exists (select 1 from gel_conservation g
        where g.client_code = d.client_code and g.numero_contrat = d.numero_contrat
          and (g.jusqu_au is null or g.jusqu_au >= ${portee.jour}::date)))) as is_retenu
    from demande d where d.client_code = ${portee.clientCode} and ${lesquelles}
      and coalesce(d.appliquee_le, d.decidee_le, d.cree_le) < ${portee.limite}::date`,
  // The bytes of the files are swept once no row knows them.
  async remove(tx, clientCode, cles) {
    await tx.execute(sql`delete from ${fichier} where remote_file_name in
      (select f.remote_file_name from demande_fichier f where f.demande_id in ${liste(cles, 'uuid')})`)
    await tx.execute(
      sql`delete from ${demande} where client_code = ${clientCode} and id in ${liste(cles, 'uuid')}`,
    )
  },
})

const RECLAMATION = sql`d.acte = 'reclamationActeGestion'`
/** Came without an account, and nobody was recognised. */
const INCONNU = sql`(d.compte_id is null and d.personne_id is null and d.demandeur is not null)`
/** What the account took with it is emptied already, and counts in the figures. */
const DE_QUELQU_UN = sql`(d.compte_id is not null or d.personne_id is not null)`

const restesDuContrat = [
  compteBeneficiaire,
  fonctionnaliteContrat,
  optionContrat,
  carteTp,
  accordSoins,
  ancienNiveau,
  ancienAssure,
  assure,
] as const

/** Every kind with its statements: a kind without them does not compile. In the order in which they are deleted. */
export const genres: Readonly<Record<GenreConservation, Genre>> = {
  prestations: parContrat(soinSecret, ligne, paiement, decompte),
  sinistres: sinistres(sql`s.type_sinistre not in ${liste(MORTS)}
    and not (c.is_obligatoire and s.type_sinistre in ${liste(ARRETS)})`),
  incapacite: sinistres(sql`c.is_obligatoire and s.type_sinistre in ${liste(ARRETS)}`),
  deces: sinistres(sql`s.type_sinistre in ${liste(MORTS)} and ${estClos}`),
  'deces-non-regle': sinistres(
    sql`s.type_sinistre in ${liste(MORTS)} and not ${estClos}`,
    sql`s.date_debut`,
  ),
  cotisations: parContrat(
    paiementCotisation,
    avisEcheancier,
    impaye,
    indu,
    reportCotisation,
    cotisation,
    mandat,
  ),
  papiers: parContrat(document),
  demandes: demandes(sql`${DE_QUELQU_UN} and not ${RECLAMATION}`),
  reclamations: demandes(RECLAMATION),
  'sans-compte': demandes(sql`${INCONNU} and not ${RECLAMATION}`),
  contrats: {
    tables: [...restesDuContrat, contrat],
    perimes: (portee) =>
      contratsAvec(
        portee,
        sql`not (${ilReste(decompte, ligne, paiement, sinistre, cotisation, mandat, paiementCotisation, reportCotisation, avisEcheancier, impaye, indu, document, demande)})`,
      ),
    async remove(tx, clientCode, cles) {
      const personnes = await findAssures(tx, clientCode, cles)
      await deContrats(...restesDuContrat)(tx, clientCode, cles)
      await tx.execute(
        sql`delete from ${contrat} where client_code = ${clientCode} and numero in ${liste(cles)}`,
      )
      await deletePersonnesSeules(tx, personnes)
    },
  },
  comptes: {
    tables: [compte],
    perimes: ({ clientCode, limite }) => sql`
      select c.id::text as cle, exists (select 1 from demande d where d.compte_id = c.id
        and ${enCours(sql`d`)}) as is_retenu
      from compte c where c.client_code = ${clientCode} and c.cree_le < ${limite}::date
        and not (c.roles && '{Admin,BackEndUser,Consultant,ServiceMedical}'::text[])
        and not exists (select 1 from assure a where a.personne_id = c.personne_id)
        and not exists (select 1 from ancien_assure a where a.personne_id = c.personne_id)
        and not exists (select 1 from historique h where h.compte_id = c.id and h.le >= ${limite}::date)`,
    async remove(tx, clientCode, cles) {
      const gone = (await tx.execute(sql`delete from ${compte} where client_code = ${clientCode}
        and id in ${liste(cles, 'uuid')} returning personne_id`)) as unknown as {
        rows: { personne_id: string | null }[]
      }
      await deletePersonnesSeules(
        tx,
        gone.rows.flatMap(({ personne_id: id }) => (id === null ? [] : [id])),
      )
    },
  },
  notifications: {
    tables: [notification],
    perimes: ({ clientCode, limite }) => sql`
      select n.id::text as cle, false as is_retenu from notification n
      join compte c on c.id = n.compte_id and c.client_code = ${clientCode}
      where n.cree_le < ${limite}::date`,
    remove: (tx, _, cles) =>
      tx.execute(sql`delete from ${notification} where id in ${liste(cles, 'bigint')}`),
  },
  envois: {
    tables: [envoiDestinataire],
    perimes: ({ clientCode, limite }) => sql`
      select e.id::text as cle, e.etat in ('programme', 'encours') as is_retenu
      from ${envoi} e where e.client_code = ${clientCode} and exists (select 1 from envoi_destinataire d
        where d.envoi_id = e.id and d.le < ${limite}::date)
        and not exists (select 1 from envoi_destinataire d
          where d.envoi_id = e.id and d.le >= ${limite}::date)`,
    // One of them may have been sent to hundreds of thousands.
    remove: (tx, _, cles) =>
      deleteInLots(tx, envoiDestinataire, sql`envoi_id in ${liste(cles, 'uuid')}`),
  },
  preuves: {
    tables: [preuvePapier],
    perimes: ({ clientCode, limite }) => sql`
      select p.id::text as cle, false as is_retenu from ${preuvePapier} p
      where p.client_code = ${clientCode} and p.le < ${limite}::date`,
    remove: (tx, _, cles) =>
      tx.execute(sql`delete from ${preuvePapier} where id in ${liste(cles, 'uuid')}`),
  },
  signatures: {
    tables: [signature],
    perimes: ({ clientCode, limite }) => sql`
      select s.demande_id::text as cle, false as is_retenu from ${signature} s
      where s.client_code = ${clientCode} and s.le < ${limite}::date`,
    remove: (tx, _, cles) =>
      tx.execute(sql`delete from ${signature} where demande_id in ${liste(cles, 'uuid')}`),
  },
  journaux: {
    tables: [connexion, alerteLecture],
    perimes: ({ clientCode, limite }) => sql`
      select 'c' || id::text as cle, false as is_retenu from ${connexion}
        where client_code = ${clientCode} and le < ${limite}::date
      union all
      select 'a' || id::text, false from ${alerteLecture}
        where client_code = ${clientCode} and le < ${limite}::date`,
    async remove(tx, clientCode, cles) {
      for (const table of [connexion, alerteLecture]) {
        const lettre = table === connexion ? 'c' : 'a'
        const ids = cles.filter((cle) => cle.startsWith(lettre)).map((cle) => cle.slice(1))
        if (ids.length > 0)
          await tx.execute(
            sql`delete from ${table} where client_code = ${clientCode} and id in ${liste(ids, 'uuid')}`,
          )
      }
    },
  },
}
