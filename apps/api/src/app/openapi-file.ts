import { resolve } from 'node:path'
import { SYSTEME_V1 } from '@espace-adherent/contract/systeme'
import type { FastifyInstance } from 'fastify'
import { describeOpenApi } from '../platform/http/index.ts'
import { tags } from './tags.ts'

/**
 * What the API says of itself, committed with its code: a change of the wire is seen in its review.
 */
export const openApiFile = resolve(import.meta.dirname, '../../../../docs/openapi.json')

/** What systems of insurers were built on: a document of its own, of which nothing disappears. */
export const openApiV1File = resolve(
  import.meta.dirname,
  '../../../../docs/openapi-systeme-v1.json',
)

/** The calls of the management system, with all that they name. */
export function describeV1(app: FastifyInstance) {
  const whole = describeOpenApi(app, {}, (path) => path.startsWith(`${SYSTEME_V1}/`))
  const { info, components } = whole as typeof whole & { info: object }
  const { cle = {} } = components.securitySchemes ?? {}
  return {
    ...whole,
    info: { ...info, title: 'Espace Adhérent – système de gestion', version: '1', description: V1 },
    tags: [{ name: 'systeme', description: tags.systeme }],
    components: { ...components, securitySchemes: { cle } },
  }
}

const V1 =
  'Ce que le système de gestion d’un assureur demande au portail. Chaque appel porte l’en-tête Authorization: Bearer, ' +
  'suivi d’une clé. Les erreurs ont la forme {code, message, champs}.'

export const spellV1 = (app: FastifyInstance): string => spell(describeV1(app))

export const spellOpenApi = (app: FastifyInstance): string => spell(describeOpenApi(app))

/**
 * One line for each call, in the order of addresses: changes seldom conflict and are read one by
 * one.
 */
function spell({ paths, ...rest }: ReturnType<typeof describeOpenApi>): string {
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
