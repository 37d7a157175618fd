import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describeOpenApi } from '../platform/http/index.ts'

/**
 * What the API says of itself, committed with its code: a change of the wire is seen in its review.
 */
export const openApiFile = resolve(import.meta.dirname, '../../../../docs/openapi.json')

/**
 * One line for each call, in the order of addresses: changes seldom conflict and are read one by
 * one.
 */
export function spellOpenApi(app: FastifyInstance): string {
  const { paths, ...rest } = describeOpenApi(app)
  const lines = Object.entries(paths)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, calls]) => {
      const each = Object.entries(calls).map(
        ([verb, call]) => `   ${JSON.stringify(verb)}: ${JSON.stringify(call)}`,
      )
      return `  ${JSON.stringify(path)}: {\n${each.join(',\n')}\n  }`
    })
  const head = Object.entries(rest).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n ${head.join(',\n ')},\n "paths": {\n${lines.join(',\n')}\n }\n}\n`
}
