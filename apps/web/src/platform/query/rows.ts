import type { Address, Shape } from '@espace-adherent/contract/resources'

export type Rows<S extends Shape> = {
  rows: S['row'][]
  total: number
  /** With the envelope `page`: what the next rows are asked for with. */
  suite?: string | null
  /** With the envelope `page`: what is said of all the rows, as the resource declares it. */
  synthese?: unknown
}

/** The rows of a list, whatever the shape it has on the wire. */
export function toRows<S extends Shape>(envelope: Address['envelope'], answer: unknown): Rows<S> {
  const body = answer as Record<string, unknown>
  switch (envelope) {
    case 'one':
      return { rows: [answer as S['row']], total: 1 }
    case 'array':
      return counted(answer as S['row'][])
    case 'page': {
      const { items, ...rest } = body as { items: S['row'][]; total: number; suite: string | null }
      return { rows: items, ...rest }
    }
    case 'items': {
      const rows = body.items as S['row'][]
      return { rows, total: (body.total as number | undefined) ?? rows.length }
    }
    default:
      return counted(body[envelope.cle] as S['row'][])
  }
}

const counted = <T>(rows: T[]) => ({ rows, total: rows.length })
