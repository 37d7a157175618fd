import { join } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import { root } from '../support/files.ts'
import type { Verdict } from '../support/verdict.ts'

/** What the API says of itself is read by programs: it holds to the rules that its readers recommend. */
const written = ['docs/openapi.json', 'docs/openapi-systeme-v1.json'].map((file) =>
  join(root, file),
)

export async function checkOpenApi(files: readonly string[] = written): Promise<Verdict> {
  const config = await createConfig({ extends: ['recommended'] })
  const found = (await Promise.all(files.map((ref) => lint({ ref, config })))).flat()
  return {
    problems: found.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''}: ${message} (${ruleId})`,
    ),
    summary: '',
  }
}
