import { UTILISATEURS_MAX } from '@espace-adherent/contract'
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { holdComptes, isOuvert, nomSimple, travailleIci } from '../../noyau/index.ts'
import { assure, compte, contrat, personne } from '../../noyau/lu.ts'
import { telephoneCompte } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'
import { accord } from '../accords/lu.ts'
import { cleAcces } from '../cles-acces/lu.ts'
import { connexion } from '../identity/lu.ts'
import { preference } from '../preferences/lu.ts'

const columns = {
  id: compte.id,
  revision: compte.revision,
  userName: compte.userName,
  nom: compte.nom,
  prenom: compte.prenom,
  roles: compte.roles,
  isActif: compte.isActif,
  verrouilleLe: compte.verrouilleLe,
  isAmf: compte.isAmf,
  creeLe: compte.creeLe,
  personneId: compte.personneId,
  telephone: telephoneCompte,
  accordsDesLe: compte.accordsDesLe,
  accesMedicalJusquau: compte.accesMedicalJusquau,
}
export type CompteRow = NonNullable<Awaited<ReturnType<typeof findUtilisateur>>>

/** What was typed, once it is known what it can mean. */
export type Cherche =
  | { par: 'personnel' }
  | { par: 'identifiant'; userName: string }
  | { par: 'contrat'; numero: string }
  /** How words of a name begin; without accents. */
  | { par: 'nom'; mots: readonly string[] }

function trouve(clientCode: string, cherche: Cherche): SQL | undefined {
  switch (cherche.par) {
    case 'personnel':
      // Somebody whose first role waits for a second administrator is staff to come.
      return sql`(${travailleIci(compte.roles)}
        or ${compte.id}::text in (select ${accord.cible} from ${accord}
          where ${accord.clientCode} = ${clientCode} and ${accord.objet} = 'compte'
          and ${accord.geste} = 'nommer'
          and ${accord.etat} in ('demande', 'accorde')))`
    case 'identifiant':
      return eq(compte.userName, cherche.userName)
    case 'contrat':
      return sql`${compte.personneId} in (select ${assure.personneId} from ${assure}
        where ${assure.clientCode} = ${clientCode} and ${assure.numeroContrat} = ${cherche.numero})`
    case 'nom': {
      const debut = (mot: string) => mot.replace(/[\\%_]/g, '\\$&')
      const entier = sql`' ' || ${nomSimple(compte.prenom)} || ' ' || ${nomSimple(compte.nom)}`
      // By the surname, which has an index; the other words stand anywhere in the name.
      return and(
        or(...cherche.mots.map((mot) => sql`${nomSimple(compte.nom)} like ${`${debut(mot)}%`}`)),
        ...cherche.mots.map((mot) => sql`${entier} like ${`% ${debut(mot)}%`}`),
      )
    }
  }
}

/** As staff read them: no more than may be shown at once, or the one that is meant. */
export const utilisateurs = (
  clientCode: string,
  cherche: Cherche | { par: 'id'; id: string },
): SQL =>
  sql`select ${compte.clientCode}, ${compte.id}::text as id, ${compte.revision},
    null::timestamptz as modifie_le, ${compte.prenom} || ' ' || ${compte.nom} as qui, ${compte.nom},
    ${compte.prenom}, ${compte.userName}, to_jsonb(${compte.roles}) as roles, ${compte.isAmf},
    case when ${compte.verrouilleLe} is not null then 'verrouille'
      when ${compte.isActif} then 'actif' else 'en-attente' end as etat
  from ${compte} where ${compte.clientCode} = ${clientCode}
    and ${cherche.par === 'id' ? eq(compte.id, cherche.id) : trouve(clientCode, cherche)}
  order by ${compte.nom}, ${compte.prenom}, ${compte.id} limit ${UTILISATEURS_MAX + 1}`

export async function findParIdentifiant(db: Executor, clientCode: string, userName: string) {
  const [row] = await db
    .select(columns)
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), eq(compte.userName, userName)))
  return row
}

const ofClient = (clientCode: string, id: string) =>
  and(eq(compte.clientCode, clientCode), eq(compte.id, id))

export async function findUtilisateur(db: Executor, clientCode: string, id: string) {
  const [row] = await db.select(columns).from(compte).where(ofClient(clientCode, id))
  return row
}

/** Held until the end of the transaction: what two do to one account comes one after the other. */
export async function lockUtilisateur(tx: Executor, clientCode: string, id: string) {
  const [row] = await holdComptes(tx, columns, ofClient(clientCode, id))
  return row
}

/** Administrators who may sign in, held: two who leave at once do not leave nobody. */
export const lockAdministrateurs = (tx: Executor, clientCode: string) =>
  holdComptes(
    tx,
    { id: compte.id },
    and(
      eq(compte.clientCode, clientCode),
      travailleIci(compte.roles),
      sql`'Admin' = any(${compte.roles})`,
      isOuvert,
    ),
  ).orderBy(compte.id)

/** Without this account, nobody could run the portal any more. */
export const isDernierAdministrateur = async (tx: Executor, clientCode: string, id: string) =>
  (await lockAdministrateurs(tx, clientCode)).every((administrateur) => administrateur.id === id)

export const findContratsDe = (db: Executor, clientCode: string, personneId: string) =>
  db
    .select({
      numero: assure.numeroContrat,
      qualite: assure.qualite,
      nomOffre: contrat.nomOffre,
    })
    .from(assure)
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .where(and(eq(assure.clientCode, clientCode), eq(assure.personneId, personneId)))
    .orderBy(asc(assure.numeroContrat))

export async function findDerniereConnexion(db: Executor, compteId: string) {
  const [row] = await db
    .select({ le: connexion.le })
    .from(connexion)
    .where(eq(connexion.compteId, compteId))
    .orderBy(desc(connexion.le))
    .limit(1)
  return row?.le ?? null
}

export async function countCles(db: Executor, compteId: string): Promise<number> {
  const [row] = await db
    .select({ nombre: count() })
    .from(cleAcces)
    .where(eq(cleAcces.compteId, compteId))
  return row?.nombre ?? 0
}

/** What they answered about calls that sell; who never did is not called. */
export async function findAppels(db: Executor, compteId: string) {
  const [row] = await db
    .select({ telephone: preference.telephone, telephoneLe: preference.telephoneLe })
    .from(preference)
    .where(eq(preference.compteId, compteId))
  return row ?? { telephone: false, telephoneLe: null }
}

/** Everybody whom a contract covers, its adherent first, with their account. */
export const findAssures = (db: Executor, clientCode: string, numeroContrat: string) =>
  db
    .select({
      personneId: assure.personneId,
      nom: personne.nom,
      prenom: personne.prenom,
      qualite: assure.qualite,
      compteId: compte.id,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .leftJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, assure.clientCode)),
    )
    .where(and(eq(assure.clientCode, clientCode), eq(assure.numeroContrat, numeroContrat)))
    .orderBy(asc(assure.qualite), asc(personne.prenom))
