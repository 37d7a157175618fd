import {
  codesSinistre,
  type GenreConservation,
  type GenreSinistre,
  genreSinistre,
} from '@espace-adherent/domain'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  type Change,
  type Ecriture,
  isPersonneCitee,
  type Purge,
  purgeComptes,
  purgeContrats,
  purgeCotisations,
  purgePersonnes,
  together,
} from '../../noyau/index.ts'
import { cotisation, mandat, personne } from '../../noyau/lu.ts'
import { purgeAccords, purgeSecrets } from '../confidentialite/index.ts'
import { partageSoins, soinSecret } from '../confidentialite/lu.ts'
import { purgeAvis, purgeReports } from '../cotisations/index.ts'
import { avisEcheancier, reportCotisation } from '../cotisations/lu.ts'
import { purgeReglements } from '../cotisations/reglements/index.ts'
import { reglement } from '../cotisations/reglements/lu.ts'
import { purgeDemandes, purgeSignatures } from '../demandes/index.ts'
import { demande, demandeFichier, signature } from '../demandes/lu.ts'
import { purgeDocuments } from '../documents/index.ts'
import { document } from '../documents/lu.ts'
import { purgeDestinataires } from '../envois/index.ts'
import { envoi } from '../envois/lu.ts'
import { purgeFichiers } from '../fichiers/index.ts'
import { fichier } from '../fichiers/lu.ts'
import { purgeConnexions } from '../identity/index.ts'
import { connexion } from '../identity/lu.ts'
import { purgeImpayes } from '../impayes/index.ts'
import { impaye } from '../impayes/lu.ts'
import { purgeIndus } from '../indus/index.ts'
import { indu } from '../indus/lu.ts'
import { purgeNotifications } from '../notifications/index.ts'
import { purgePreuves } from '../papiers/index.ts'
import { preuvePapier } from '../papiers/lu.ts'
import { purgeExceptions } from '../portail/index.ts'
import { purgePrestations } from '../remboursements/index.ts'
import { decompte, ligne, paiement } from '../remboursements/lu.ts'
import { purgeSinistres } from '../sinistres/index.ts'
import { sinistre } from '../sinistres/lu.ts'
import { purgeAlertes } from '../surveillance/index.ts'
import { alerteLecture } from '../surveillance/lu.ts'

export const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** A few keys, as parameters of their column's own type: a column made text of would be read from end to end. */
const liste = (cles: readonly string[], type: 'text' | 'uuid' = 'text') =>
  sql`(${sql.join(
    cles.map((cle) => sql`${cle}::${sql.raw(type)}`),
    sql`, `,
  )})`

/** The codes of the reference table that make a claim of this kind. */
const codesDuGenre = (genre: GenreSinistre): readonly string[] =>
  codesSinistre.filter((code) => genreSinistre(code) === genre)

/** Whose, and what is old enough: a day for contracts, the moment it begins in Paris for the rest. */
export type Portee = { clientCode: string; limite: string; jour: string }

type Genre = {
  /** What this kind deletes; `conservation.test.ts` counts them. */
  tables: readonly SQLWrapper[]
  /** Whatever is old enough: its key (`cle`, text) and whether something keeps it back (`is_retenu`). */
  perimes(portee: Portee): SQL
  /** Asked of the owners, in the transaction of the proof. Keys are those of `perimes`. */
  remove(e: Ecriture, clientCode: string, cles: readonly string[]): Promise<Change>
}

/** What these owners delete, one after the other, by the same keys. */
const par = (first: Purge, ...others: readonly Purge[]): Pick<Genre, 'tables' | 'remove'> => ({
  tables: [first, ...others].flatMap(({ tables }) => tables),
  async remove(e, clientCode, cles) {
    let change = together(e, await first(e, clientCode, cles))
    for (const purge of others) change = together(e, change, await purge(e, clientCode, cles))
    return change
  },
})

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

/** A contract that was withdrawn is over on that day at the latest. */
const finContrat = sql`least(c.date_fin, (c.retire_le at time zone 'Europe/Paris')::date)`

/** Contracts that ended long enough ago and of which these tables still hold something. */
const contratsAvec = (portee: Portee, reste: SQL) => sql`
  select c.numero as cle, ${retenu(sql`c.numero`, portee)} as is_retenu
  from contrat c where c.client_code = ${portee.clientCode} and ${finContrat} < ${portee.limite}::date
    and (${reste})`

const ilReste = (...tables: readonly SQLWrapper[]) =>
  sql.join(
    tables.map(
      (table) =>
        sql`exists (select 1 from ${table} t where t.client_code = c.client_code and t.numero_contrat = c.numero)`,
    ),
    sql` or `,
  )

const parContrat = (first: Purge, ...others: readonly Purge[]): Genre => {
  const supprime = par(first, ...others)
  return { ...supprime, perimes: (portee) => contratsAvec(portee, ilReste(...supprime.tables)) }
}

/** Who is named by what is not the core's. */
const isCiteeAilleurs = (personneId: SQL) =>
  sql.join(
    [demande, decompte, ligne, sinistre, document, partageSoins, soinSecret].map(
      (table) => sql`exists (select 1 from ${table} t where t.personne_id = ${personneId})`,
    ),
    sql` or `,
  )

/** What an owner deletes, and after it the people whom nothing names any more. */
const avecPersonnes = (purge: Purge<readonly string[]>, ...avant: readonly Purge[]) => ({
  tables: [...avant.flatMap(({ tables }) => tables), ...purge.tables],
  async remove(e: Ecriture, clientCode: string, cles: readonly string[]) {
    const before: Change<unknown>[] = []
    for (const each of avant) before.push(await each(e, clientCode, cles))
    const gone = await purge(e, clientCode, cles)
    return together(e, await purgePersonnes(e, gone.value, isCiteeAilleurs), gone, ...before)
  },
})

const MORTS = codesDuGenre('deces')
const ARRETS = [...codesDuGenre('arret'), ...codesDuGenre('invalidite')]
const estClos = sql`s.etapes @> '[{"etat": "clos"}]'::jsonb`

/** Claims, each from the end of its contract or its own, whichever comes last. A running contract keeps them. */
const sinistres = (lesquels: SQL, depart = finContrat): Genre => ({
  ...par(purgeSinistres),
  perimes: (portee) => sql`
    select s.id::text as cle, ${retenu(sql`s.numero_contrat`, portee)} as is_retenu
    from sinistre s join contrat c on c.client_code = s.client_code and c.numero = s.numero_contrat
    where s.client_code = ${portee.clientCode} and ${lesquels}
      and greatest(${depart}, coalesce(s.date_fin, s.date_debut)) < ${portee.limite}::date
      and ${depart} is not null`,
})

const demandes = (lesquelles: SQL): Genre => ({
  tables: [fichier, ...purgeDemandes.tables],
  perimes: (portee) => sql`
    select d.id::text as cle, (${enCours(sql`d`)}
      or (d.numero_contrat is not null and exists (select 1 from gel_conservation g
        where g.client_code = d.client_code and g.numero_contrat = d.numero_contrat
          and (g.jusqu_au is null or g.jusqu_au >= ${portee.jour}::date)))) as is_retenu
    from demande d where d.client_code = ${portee.clientCode} and ${lesquelles}
      and coalesce(d.appliquee_le, d.decidee_le, d.cree_le) < ${portee.limite}::date`,
  async remove(e, clientCode, cles) {
    const siens = sql`(select f.remote_file_name from ${demandeFichier} f
      where f.demande_id in ${liste(cles, 'uuid')})`
    return together(e, await purgeFichiers(e, siens), await purgeDemandes(e, clientCode, cles))
  },
})

const RECLAMATION = sql`d.acte = 'reclamationActeGestion'`
/** Came without an account, and nobody was recognised. */
const INCONNU = sql`(d.compte_id is null and d.personne_id is null and d.demandeur is not null)`
/** What the account took with it is emptied already, and counts in the figures. */
const DE_QUELQU_UN = sql`(d.compte_id is not null or d.personne_id is not null)`

/** Every kind with its statements: a kind without them does not compile. In the order in which they are deleted. */
export const genres: Readonly<Record<GenreConservation, Genre>> = {
  prestations: parContrat(purgeSecrets, purgePrestations),
  sinistres: sinistres(sql`s.type_sinistre not in ${liste(MORTS)}
    and not (c.is_obligatoire and s.type_sinistre in ${liste(ARRETS)})`),
  incapacite: sinistres(sql`c.is_obligatoire and s.type_sinistre in ${liste(ARRETS)}`),
  deces: sinistres(sql`s.type_sinistre in ${liste(MORTS)} and ${estClos}`),
  'deces-non-regle': sinistres(
    sql`s.type_sinistre in ${liste(MORTS)} and not ${estClos}`,
    sql`s.date_debut`,
  ),
  cotisations: parContrat(
    purgeReglements,
    purgeReports,
    purgeAvis,
    purgeImpayes,
    purgeIndus,
    purgeCotisations,
  ),
  papiers: parContrat(purgeDocuments),
  demandes: demandes(sql`${DE_QUELQU_UN} and not ${RECLAMATION}`),
  reclamations: demandes(RECLAMATION),
  'sans-compte': demandes(sql`${INCONNU} and not ${RECLAMATION}`),
  contrats: {
    ...avecPersonnes(purgeContrats, purgeExceptions, purgeAccords),
    perimes: (portee) =>
      contratsAvec(
        portee,
        sql`not (${ilReste(decompte, ligne, paiement, sinistre, cotisation, mandat, reglement, reportCotisation, avisEcheancier, impaye, indu, document, demande)})`,
      ),
  },
  personnes: {
    tables: [personne],
    perimes: ({ clientCode, limite }) => sql`
      select p.id::text as cle, false as is_retenu from ${personne} p
      where p.client_code = ${clientCode} and p.retire_le < ${limite}::date
        and not ${isPersonneCitee(isCiteeAilleurs)}`,
    async remove(e, _, cles) {
      return together(e, await purgePersonnes(e, cles, isCiteeAilleurs))
    },
  },
  comptes: {
    ...avecPersonnes(purgeComptes),
    perimes: ({ clientCode, limite }) => sql`
      select c.id::text as cle, exists (select 1 from demande d where d.compte_id = c.id
        and ${enCours(sql`d`)}) as is_retenu
      from compte c where c.client_code = ${clientCode} and c.cree_le < ${limite}::date
        and c.roles <@ '{User,Beneficiaire}'::text[]
        and not exists (select 1 from assure a where a.personne_id = c.personne_id)
        and not exists (select 1 from ancien_assure a where a.personne_id = c.personne_id)
        and not exists (select 1 from historique h where h.compte_id = c.id and h.le >= ${limite}::date)`,
  },
  notifications: {
    ...par(purgeNotifications),
    perimes: ({ clientCode, limite }) => sql`
      select n.id::text as cle, false as is_retenu from notification n
      join compte c on c.id = n.compte_id and c.client_code = ${clientCode}
      where n.cree_le < ${limite}::date`,
  },
  envois: {
    ...par(purgeDestinataires),
    perimes: ({ clientCode, limite }) => sql`
      select e.id::text as cle, e.etat in ('programme', 'encours') as is_retenu
      from ${envoi} e where e.client_code = ${clientCode} and exists (select 1 from envoi_destinataire d
        where d.envoi_id = e.id and d.le < ${limite}::date)
        and not exists (select 1 from envoi_destinataire d
          where d.envoi_id = e.id and d.le >= ${limite}::date)`,
  },
  preuves: {
    ...par(purgePreuves),
    perimes: ({ clientCode, limite }) => sql`
      select p.id::text as cle, false as is_retenu from ${preuvePapier} p
      where p.client_code = ${clientCode} and p.le < ${limite}::date`,
  },
  signatures: {
    ...par(purgeSignatures),
    perimes: ({ clientCode, limite }) => sql`
      select s.demande_id::text as cle, false as is_retenu from ${signature} s
      where s.client_code = ${clientCode} and s.le < ${limite}::date`,
  },
  journaux: {
    tables: [...purgeConnexions.tables, ...purgeAlertes.tables],
    perimes: ({ clientCode, limite }) => sql`
      select 'c' || id::text as cle, false as is_retenu from ${connexion}
        where client_code = ${clientCode} and le < ${limite}::date
      union all
      select 'a' || id::text, false from ${alerteLecture}
        where client_code = ${clientCode} and le < ${limite}::date`,
    async remove(e, clientCode, cles) {
      const ids = (lettre: string) =>
        cles.filter((cle) => cle.startsWith(lettre)).map((cle) => cle.slice(1))
      const connexions = await purgeConnexions(e, clientCode, ids('c'))
      return together(e, connexions, await purgeAlertes(e, clientCode, ids('a')))
    },
  },
}
