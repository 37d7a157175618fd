import { and, asc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { carteTp } from '../../noyau/carte-tp.schema.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Suite } from '../suite.ts'

const LIMITE = 200

const duContrat = ({ clientCode, numeroContrat }: CleContrat) =>
  and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numeroContrat))

/** Held: two clerks may open it at the same time. */
export async function lockContrat(tx: Executor, cle: CleContrat) {
  const [row] = await tx
    .select({
      etat: contrat.etat,
      nomOffre: contrat.nomOffre,
      isObligatoire: contrat.isObligatoire,
      jusquAu: contrat.portabiliteJusquAu,
    })
    .from(contrat)
    .where(duContrat(cle))
    .for('update')
  return row
}

export const savePortabilite = (
  tx: Executor,
  cle: CleContrat,
  set: { portabiliteDu?: string; portabiliteJusquAu: string },
) => tx.update(contrat).set(set).where(duContrat(cle))

/** No card is good after that day. */
export async function endCartes(tx: Executor, cle: CleContrat, dernier: string): Promise<void> {
  const sienne = and(
    eq(carteTp.clientCode, cle.clientCode),
    eq(carteTp.numeroContrat, cle.numeroContrat),
  )
  await tx.delete(carteTp).where(and(sienne, gt(carteTp.dateDebut, dernier)))
  await tx
    .update(carteTp)
    .set({ dateFin: dernier })
    .where(and(sienne, gt(carteTp.dateFin, dernier)))
}

const lues = (db: Executor) =>
  db
    .select({
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      adherent: sql<string>`${personne.prenom} || ' ' || ${personne.nom}`,
      du: sql<string>`${contrat.portabiliteDu}::text`,
      jusquAu: sql<string>`${contrat.portabiliteJusquAu}::text`,
    })
    .from(contrat)
    .innerJoin(
      assure,
      and(
        eq(assure.clientCode, contrat.clientCode),
        eq(assure.numeroContrat, contrat.numero),
        eq(assure.qualite, 'adherent'),
      ),
    )
    .innerJoin(personne, eq(personne.id, assure.personneId))

/** Those that run, the next to end first. */
export const findPortabilites = (db: Executor, clientCode: string) =>
  lues(db)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        isNotNull(contrat.portabiliteJusquAu),
        ne(contrat.etat, 'resilie'),
      ),
    )
    .orderBy(asc(contrat.portabiliteJusquAu), asc(contrat.numero))
    .limit(LIMITE)

export const findPortabilite = async (db: Executor, cle: CleContrat) =>
  (await lues(db).where(and(duContrat(cle), isNotNull(contrat.portabiliteJusquAu))))[0]

/** Of one insurer, whose last day is before that one; those that end then are not over yet. */
export const findAvant = (
  db: Executor,
  { clientCode, jour, apres, limite }: Suite<CleContrat & { jusquAu: string }> & { jour: string },
) =>
  db
    .select({
      clientCode: contrat.clientCode,
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      jusquAu: sql<string>`${contrat.portabiliteJusquAu}::text`,
    })
    .from(contrat)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        lt(contrat.portabiliteJusquAu, jour),
        ne(contrat.etat, 'resilie'),
        apres
          ? sql`(${contrat.portabiliteJusquAu}, ${contrat.numero}) > (${apres.jusquAu}::date, ${apres.numeroContrat})`
          : undefined,
      ),
    )
    .orderBy(asc(contrat.portabiliteJusquAu), asc(contrat.numero))
    .limit(limite)
