import { and, eq, sql } from 'drizzle-orm'
import { type Executor, given, prepared, write } from '../../platform/db/index.ts'
import { contrat } from '../../schema/contrats.schema.ts'
import type { CleContrat } from '../perimetre.ts'

const isContrat = and(
  eq(contrat.clientCode, sql.placeholder('clientCode')),
  eq(contrat.numero, sql.placeholder('numeroContrat')),
)

const compteLu = prepared((tx) =>
  tx
    .select({ titulaire: contrat.titulaire, ibanMasque: contrat.ibanMasque, bic: contrat.bic })
    .from(contrat)
    .where(isContrat)
    .prepare('rib_lu'),
)

/** Masked: nobody needs more than that to recognise it. */
export async function findCompte(tx: Executor, { clientCode, numeroContrat }: CleContrat) {
  const rows = await compteLu(tx).execute({ clientCode, numeroContrat })
  return rows[0] ?? { titulaire: null, ibanMasque: null, bic: null }
}

type Compte = Pick<
  (typeof contrat)['$inferInsert'],
  'titulaire' | 'iban' | 'ibanMasque' | 'bic' | 'codeModePaiement'
>

const compteEcrit = prepared((tx) =>
  tx
    .update(contrat)
    .set(given(contrat, 'titulaire', 'iban', 'ibanMasque', 'bic', 'codeModePaiement'))
    .where(isContrat)
    .prepare('rib_ecrit'),
)

export const saveCompte = (
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  compte: Compte,
) => write(tx, () => compteEcrit(tx).execute({ clientCode, numeroContrat, ...compte }))
