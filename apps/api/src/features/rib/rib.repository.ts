import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { contrat } from '../../schema/contrats.schema.ts'
import type { CleContrat } from '../perimetre.ts'

const is = ({ clientCode, numeroContrat }: CleContrat) =>
  and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numeroContrat))

/** Masked: nobody needs more than that to recognise it. */
export async function findCompte(tx: Executor, cle: CleContrat) {
  const rows = await tx
    .select({ titulaire: contrat.titulaire, ibanMasque: contrat.ibanMasque, bic: contrat.bic })
    .from(contrat)
    .where(is(cle))
  return rows[0] ?? { titulaire: null, ibanMasque: null, bic: null }
}

type Compte = Pick<
  (typeof contrat)['$inferInsert'],
  'titulaire' | 'iban' | 'ibanMasque' | 'bic' | 'codeModePaiement'
>

export const saveCompte = (tx: Executor, cle: CleContrat, compte: Compte) =>
  tx.update(contrat).set(compte).where(is(cle))
