import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { assure, contrat } from '../../schema/contrats.schema.ts'

export type ContratKey = { clientCode: string; numero: string }

/** The contract as it covers this person, held until the transaction ends; none if it does not. */
export async function lockContrat(
  tx: Executor,
  { clientCode, numero }: ContratKey,
  personneId: string,
) {
  const rows = await tx
    .select({ nomOffre: contrat.nomOffre, qualite: assure.qualite, ibanMasque: contrat.ibanMasque })
    .from(contrat)
    .innerJoin(
      assure,
      and(eq(assure.clientCode, contrat.clientCode), eq(assure.numeroContrat, contrat.numero)),
    )
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        eq(contrat.numero, numero),
        eq(assure.personneId, personneId),
      ),
    )
    .for('update', { of: contrat })
  return rows[0]
}

export type CompteDeContrat = Pick<
  (typeof contrat)['$inferInsert'],
  'titulaire' | 'iban' | 'ibanMasque' | 'bic' | 'codeModePaiement'
>

export const saveCompte = (
  tx: Executor,
  { clientCode, numero }: ContratKey,
  compte: CompteDeContrat,
) =>
  tx
    .update(contrat)
    .set(compte)
    .where(and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numero)))
