import type { EtatPaiement } from '@espace-adherent/domain'
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
} from 'drizzle-orm'
import { type CleContrat, duContrat, purgeParContrat } from '../../../noyau/index.ts'
import { cotisation } from '../../../noyau/lu.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { induEcheance } from '../../indus/lu.ts'
import { AUCUN, type Suite } from '../../suite.ts'
import { reglement as paiement } from './paiements.schema.ts'

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

export async function findPaiement(db: Executor, id: string): Promise<PaiementRow | undefined> {
  return (await db.select().from(paiement).where(eq(paiement.id, id)))[0]
}

/** As it stands, held until the transaction ends: return and notification come at the same time. */
export async function lockPaiement(tx: Executor, id: string): Promise<PaiementRow | undefined> {
  return (await tx.select().from(paiement).where(eq(paiement.id, id)).for('update'))[0]
}

/** A benefit is given back with it, and no contribution is paid. */
const isTropPercu = sql<boolean>`(exists (select from ${induEcheance} e
    where ${paiement.echeances} ? e.id::text)
  and not exists (select from ${cotisation} c
    where c.client_code = ${paiement.clientCode} and c.numero_contrat = ${paiement.numeroContrat}
    and ${paiement.echeances} ? c.id::text))`

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

const apresLui = ({ clientCode, apres }: Suite<{ id: string }>) =>
  and(eq(paiement.clientCode, clientCode), gt(paiement.id, apres?.id ?? AUCUN))

/** Of one insurer, begun before that moment and not ended. */
export const findOuverts = (db: Executor, ou: Suite<{ id: string }> & { avant: Date }) =>
  db
    .select({ id: paiement.id })
    .from(paiement)
    .where(and(apresLui(ou), inArray(paiement.etat, OUVERTS), lt(paiement.creeLe, ou.avant)))
    .orderBy(paiement.id)
    .limit(ou.limite)

/** Given up with their page open, between these two moments: asked about once more. */
export const findARelire = (
  db: Executor,
  ou: Suite<{ id: string }> & { finis: { apres: Date; avant: Date } },
) =>
  db
    .select({ id: paiement.id })
    .from(paiement)
    .where(
      and(
        apresLui(ou),
        eq(paiement.etat, 'expire'),
        isNotNull(paiement.sessionId),
        isNull(paiement.reluLe),
        gt(paiement.finiLe, ou.finis.apres),
        lt(paiement.finiLe, ou.finis.avant),
      ),
    )
    .orderBy(paiement.id)
    .limit(ou.limite)

export const updatePaiement = (
  tx: Executor,
  id: string,
  set: Partial<
    Pick<
      PaiementRow,
      | 'etat'
      | 'sessionId'
      | 'url'
      | 'codeRetour'
      | 'recuId'
      | 'ouvertLe'
      | 'finiLe'
      | 'enTrop'
      | 'rendu'
      | 'classeLe'
      | 'reluLe'
    >
  >,
) => tx.update(paiement).set(set).where(eq(paiement.id, id))

const echeanceLue = {
  id: cotisation.id,
  dateEcheance: cotisation.dateEcheance,
  montant: cotisation.montant,
}

/** What it is for and nobody has paid since, the oldest first; an instalment may be gone. */
export const findDues = (tx: Executor, row: PaiementRow) =>
  tx
    .select(echeanceLue)
    .from(cotisation)
    .where(
      and(
        duContrat(cotisation, row),
        inArray(cotisation.id, row.echeances),
        ne(cotisation.etat, 'payee'),
      ),
    )
    .orderBy(cotisation.dateEcheance)

/** What it paid, and nothing else did. */
export const findPayeesPar = (tx: Executor, { id }: PaiementRow) =>
  tx
    .select(echeanceLue)
    .from(cotisation)
    .where(eq(cotisation.paiementId, id))
    .orderBy(cotisation.dateEcheance)

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

export const purgeReglements = purgeParContrat(paiement)
