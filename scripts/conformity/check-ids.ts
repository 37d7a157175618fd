import type { Verdict } from '../check/imports.ts'
import { type Scan, scanRepository } from './scan.ts'

export function checkIds(): Verdict {
  return judge(scanRepository())
}

/** A scan that found no id at all did not read the tests. */
export function judge({ covered, unknown }: Pick<Scan, 'covered' | 'unknown'>): Verdict {
  const nothing = covered.size === 0 ? ['no test title begins with the id of a requirement'] : []
  return { problems: [...unknown, ...nothing], summary: `${covered.size} requirements tested` }
}
