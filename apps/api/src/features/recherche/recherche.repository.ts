import type { EtatContrat } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { contrat } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { type DocumentTrouve, documentsCherches, type vueDe } from '../documents/index.ts'
import { type LigneTrouvee, lignesCherchees } from '../remboursements/index.ts'
import { type AssureNomme, assuresCherches } from '../simulateur/index.ts'

/** What of a contract is looked through. */
export type Cherchable = {
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  nomOffre: string
  lignes: LigneTrouvee[]
  documents: DocumentTrouve[]
  /** Whom it covers, with what covers them and what they have used up. */
  assures: AssureNomme[]
}

/** What is not asked for is not read. */
export type Demandes = { veutLignes: boolean; veutDocuments: boolean; veutAssures: boolean }

const vide = sql`'[]'::json`
const siDemande = <T>(nom: keyof Demandes, lecture: ReturnType<typeof sql<T>>) =>
  sql<T>`case when ${sql.placeholder(nom)}::boolean then ${lecture} else ${vide} end`

/** In one statement, for it is asked at each word: what matches is chosen here, where mistakes are forgiven. */
const cherchable = prepared((db) =>
  db
    .select({
      typeContrat: contrat.typeContrat,
      etat: contrat.etat,
      nomOffre: contrat.nomOffre,
      lignes: siDemande('veutLignes', lignesCherchees),
      documents: siDemande('veutDocuments', documentsCherches),
      assures: siDemande('veutAssures', assuresCherches),
    })
    .from(contrat)
    .where(
      and(
        eq(contrat.clientCode, sql.placeholder('clientCode')),
        eq(contrat.numero, sql.placeholder('numeroContrat')),
      ),
    )
    .prepare('recherche_membre'),
)

export async function findCherchable(
  db: Executor,
  vue: ReturnType<typeof vueDe>,
  demandes: Demandes,
  annee: string,
): Promise<Cherchable | null> {
  const periode = { du: `${annee}-01-01`, au: `${annee}-12-31` }
  const [row] = await cherchable(db).execute({ ...vue, ...demandes, ...periode })
  return row ?? null
}
