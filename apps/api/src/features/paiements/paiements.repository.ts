import type { EtatPaiement } from '@espace-adherent/domain'
import { and, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { cotisation, paiementCotisation as paiement } from '../../schema/cotisations.schema.ts'
import { duContrat } from '../du-contrat.repository.ts'
import type { CleContrat } from '../perimetre.ts'

export type PaiementRow = typeof paiement.$inferSelect

const OUVERTS: EtatPaiement[] = ['initie', 'en-cours']

export const findEcheances = (tx: Executor, contrat: CleContrat) =>
  tx
    .select()
    .from(cotisation)
    .where(duContrat(cotisation, contrat))
    .orderBy(cotisation.dateEcheance)

export const insertPaiement = (tx: Executor, row: typeof paiement.$inferInsert) =>
  tx.insert(paiement).values(row)

/** The instalments that a payment under way may be about to pay. */
export async function findReservees(tx: Executor, cle: CleContrat) {
  const rows = await tx
    .select({ echeances: paiement.echeances })
    .from(paiement)
    .where(and(duContrat(paiement, cle), inArray(paiement.etat, OUVERTS)))
  return new Set(rows.flatMap(({ echeances }) => echeances))
}

export async function findPaiement(db: Executor, id: string): Promise<PaiementRow | undefined> {
  return (await db.select().from(paiement).where(eq(paiement.id, id)))[0]
}

/** As it stands, held until the transaction ends: return and notification come at the same time. */
export async function lockPaiement(tx: Executor, id: string): Promise<PaiementRow | undefined> {
  return (await tx.select().from(paiement).where(eq(paiement.id, id)).for('update'))[0]
}

/** No contribution is among what it pays. */
const isTropPercu = sql<boolean>`not exists (select from ${cotisation} c
  where c.client_code = ${paiement.clientCode} and c.numero_contrat = ${paiement.numeroContrat}
  and ${paiement.echeances} ? c.id::text)`

export const findPaiements = (
  db: Executor,
  {
    compteId,
    id,
    demande,
    numeroContrat,
  }: {
    compteId: string
    id?: string | undefined
    demande?: string | undefined
    numeroContrat?: string | undefined
  },
) =>
  db
    .select({ ...getTableColumns(paiement), isTropPercu })
    .from(paiement)
    .where(
      and(
        eq(paiement.compteId, compteId),
        id === undefined ? undefined : eq(paiement.id, id),
        demande === undefined ? undefined : eq(paiement.demandeId, demande),
        numeroContrat === undefined ? undefined : eq(paiement.numeroContrat, numeroContrat),
      ),
    )
    .orderBy(desc(paiement.creeLe))
    .limit(20)

export const findOuverts = (db: Executor, avant: Date, limite: number) =>
  db
    .select({ id: paiement.id })
    .from(paiement)
    .where(and(inArray(paiement.etat, OUVERTS), lt(paiement.creeLe, avant)))
    .orderBy(paiement.creeLe)
    .limit(limite)

export const updatePaiement = (
  tx: Executor,
  id: string,
  set: Partial<
    Pick<PaiementRow, 'etat' | 'sessionId' | 'url' | 'codeRetour' | 'recuId' | 'finiLe'>
  >,
) => tx.update(paiement).set(set).where(eq(paiement.id, id))

/** Paid by card; those that somebody else paid meanwhile are left as they are. */
export const payEcheances = (tx: Executor, { clientCode, numeroContrat, echeances }: PaiementRow) =>
  tx
    .update(cotisation)
    .set({ etat: 'payee', motifRejet: null, codeModePaiement: 'CB' })
    .where(
      and(
        duContrat(cotisation, { clientCode, numeroContrat }),
        inArray(cotisation.id, echeances),
        ne(cotisation.etat, 'payee'),
      ),
    )
    .returning({ dateEcheance: cotisation.dateEcheance, montant: cotisation.montant })

/** The card was given its money back: they are due again. */
export const unpayEcheances = (
  tx: Executor,
  { clientCode, numeroContrat, echeances }: PaiementRow,
  jour: string,
) =>
  tx
    .update(cotisation)
    .set({
      etat: sql`case when ${cotisation.dateEcheance} > ${jour}::date then 'a_venir' else 'rejetee' end`,
    })
    .where(
      and(duContrat(cotisation, { clientCode, numeroContrat }), inArray(cotisation.id, echeances)),
    )

/** Every card payment that an account began, the latest first. */
export const findTousPaiements = (db: Executor, compteId: string) =>
  db
    .select({
      contrat: paiement.numeroContrat,
      reference: paiement.reference,
      montant: paiement.montant,
      etat: paiement.etat,
      creeLe: paiement.creeLe,
      finiLe: paiement.finiLe,
    })
    .from(paiement)
    .where(eq(paiement.compteId, compteId))
    .orderBy(desc(paiement.creeLe))
