import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { contrat } from '../../schema/contrats.schema.ts'

type Key = { clientCode: string; numero: string }

const is = ({ clientCode, numero }: Key) =>
  and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numero))

/** Masked: nobody needs more than that to recognise it. */
export async function findCompte(tx: Executor, key: Key) {
  const rows = await tx
    .select({ titulaire: contrat.titulaire, ibanMasque: contrat.ibanMasque, bic: contrat.bic })
    .from(contrat)
    .where(is(key))
  return rows[0] ?? { titulaire: null, ibanMasque: null, bic: null }
}

type Compte = Pick<
  (typeof contrat)['$inferInsert'],
  'titulaire' | 'iban' | 'ibanMasque' | 'bic' | 'codeModePaiement'
>

export const saveCompte = (tx: Executor, key: Key, compte: Compte) =>
  tx.update(contrat).set(compte).where(is(key))
