import { join } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import { root } from '../support/files.ts'
import type { Verdict } from '../support/verdict.ts'

/** What the API says of itself is read by programs: it holds to the rules that its readers recommend. */
export async function checkOpenApi(file = join(root, 'docs/openapi.json')): Promise<Verdict> {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lint({ ref: file, config })
  return {
    problems: found.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''}: ${message} (${ruleId})`,
    ),
    summary: '',
  }
}
