import type { Resource, Row } from '@espace-adherent/contract/resources'

export type Rows<R extends Resource> = {
  rows: Row<R>[]
  total: number
  /** With the envelope `page`: what the next rows are asked for with. */
  suite?: string | null
  /** With the envelope `page`: what is said of all the rows, as the resource declares it. */
  synthese?: unknown
}

/** The rows of a list, whatever the shape it has on the wire. */
export function toRows<R extends Resource>(
  envelope: Resource['envelope'],
  answer: unknown,
): Rows<R> {
  const body = answer as Record<string, unknown>
  switch (envelope) {
    case 'one':
      return { rows: [answer as Row<R>], total: 1 }
    case 'array':
      return counted(answer as Row<R>[])
    case 'contrats':
      return counted(body.contrats as Row<R>[])
    case 'page': {
      const { items, ...rest } = body as { items: Row<R>[]; total: number; suite: string | null }
      return { rows: items, ...rest }
    }
    case 'items': {
      const rows = body.items as Row<R>[]
      return { rows, total: (body.total as number | undefined) ?? rows.length }
    }
  }
}

const counted = <T>(rows: T[]) => ({ rows, total: rows.length })
