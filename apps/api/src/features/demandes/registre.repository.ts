import { type ActeGestion, teteDe } from '@espace-adherent/contract'
import type { CauseReclamation } from '@espace-adherent/domain'
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande, demandeEcheanceLegale, demandeRegistre } from './demandes.schema.ts'
import { type Cherche, trouve } from './file.repository.ts'

/** What its register says that it is about; null: none is kept of this act. */
export function natureDe(acte: ActeGestion, data: object): string | null {
  const [, nature] = teteDe(acte).registre ?? []
  return nature === undefined ? null : String((data as Record<string, unknown>)[nature])
}

/** Written down as it comes in, whoever sends it and however. */
export async function inscrire(
  tx: Executor,
  { id, acte }: { id: string; acte: ActeGestion },
  data: object,
): Promise<void> {
  const nature = natureDe(acte, data)
  if (nature === null) return
  await tx.insert(demandeRegistre).values({ demandeId: id, nature }).onConflictDoNothing()
}

export const updateRegistre = (
  tx: Executor,
  demandeId: string,
  { cause, action }: { cause: CauseReclamation; action: string | null },
) =>
  tx
    .update(demandeRegistre)
    .set({ cause, action })
    .where(eq(demandeRegistre.demandeId, demandeId))
    .returning({ demandeId: demandeRegistre.demandeId })

export const findRegistre = async (db: Executor, demandeId: string) =>
  (
    await db
      .select({
        nature: demandeRegistre.nature,
        cause: demandeRegistre.cause,
        action: demandeRegistre.action,
      })
      .from(demandeRegistre)
      .where(eq(demandeRegistre.demandeId, demandeId))
  )[0]

type Recherche = {
  clientCode: string
  acte: ActeGestion
  cause: string | undefined
  nature: string | undefined
  cherche: Cherche | null
}
type Page = { apres: number | null; taille: number; isAncien: boolean }

const filtre = ({ clientCode, acte, cause, nature, cherche }: Recherche) =>
  and(
    eq(demande.clientCode, clientCode),
    eq(demande.acte, acte),
    cause === undefined ? undefined : sql`${demandeRegistre.cause} = ${cause}`,
    nature === undefined ? undefined : eq(demandeRegistre.nature, nature),
    cherche === null ? undefined : trouve(clientCode, cherche),
  )

/** A register, the latest first, or the oldest. */
export const listRegistre = (
  db: Executor,
  recherche: Recherche,
  { apres, taille, isAncien }: Page,
) =>
  db
    .select({
      id: demande.id,
      numero: demande.numero,
      creeLe: demande.creeLe,
      decideeLe: demande.decideeLe,
      etat: demande.etat,
      revision: demande.revision,
      numeroContrat: demande.numeroContrat,
      isSansCompte: sql<boolean>`(${demande.demandeur} is not null)`,
      prenom: compte.prenom,
      nom: compte.nom,
      nature: demandeRegistre.nature,
      cause: demandeRegistre.cause,
      action: demandeRegistre.action,
      reponseLe: sql<string | null>`(select e.echeance::text from ${demandeEcheanceLegale} e
        where e.demande_id = ${demande.id} and e.cle = 'reponse')`,
    })
    .from(demande)
    .innerJoin(demandeRegistre, eq(demandeRegistre.demandeId, demande.id))
    .leftJoin(compte, eq(compte.id, demande.compteId))
    .where(
      and(
        filtre(recherche),
        apres === null ? undefined : (isAncien ? gt : lt)(demande.numero, apres),
      ),
    )
    .orderBy((isAncien ? asc : desc)(demande.numero))
    .limit(taille)

export async function countRegistre(db: Executor, recherche: Recherche): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(demande)
    .innerJoin(demandeRegistre, eq(demandeRegistre.demandeId, demande.id))
    .where(filtre(recherche))
  return row?.total ?? 0
}
