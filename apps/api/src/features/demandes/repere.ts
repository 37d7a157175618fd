import { AppError } from '../../platform/http/index.ts'
import type { DemandeRow, Repere } from './demandes.repository.ts'

/** What leads to the rows after this one; it holds nothing that the list did not say. */
export const nextRepere = (row: Pick<DemandeRow, 'creeLe' | 'id'> | undefined): string | null =>
  row ? `${row.creeLe.getTime()}.${row.id}` : null

export function readRepere(suite: string | undefined): Repere | null {
  if (suite === undefined) return null
  const [, millis, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(suite) ?? []
  if (!millis || !id) throw new AppError('BadRequest')
  return { creeLe: new Date(Number(millis)), id }
}
