import type { Verdict } from '../support/verdict.ts'
import { type Scan, scanRepository } from './scan.ts'

/**
 * Debts of the suite. They may only shrink: more fails, and so does fewer until the figure here follows.
 * Lines that only a part of the product proves, and titles that claim more than four, by file.
 */
const debts = {
  piece: 174,
  titles: {
    'apps/api/src/app/portail.test.ts': 1,
    'e2e/membre/accounts.spec.ts': 1,
    'e2e/membre/apres-connexion-jeanne.spec.ts': 2,
    'e2e/membre/garanties.spec.ts': 1,
    'e2e/membre/securite.spec.ts': 1,
    'e2e/public/account.spec.ts': 3,
    'e2e/public/failures.spec.ts': 1,
    'e2e/public/register.spec.ts': 1,
    'e2e/widgets/choix.spec.ts': 1,
    'e2e/widgets/code.spec.ts': 1,
    'e2e/widgets/fichiers.spec.ts': 2,
    'packages/domain/src/inscription/inscription.test.ts': 1,
  } as Readonly<Record<string, number>>,
}

export function checkIds(): Verdict {
  return judge(scanRepository(), debts)
}

type Debts = { piece: number; titles: Readonly<Record<string, number>> }

/** A scan that found no id at all did not read the tests. */
export function judge({ covered, unknown, crowded }: Scan, { piece, titles }: Debts): Verdict {
  const nothing = covered.size === 0 ? ['no test title begins with the id of a requirement'] : []
  const pieces = [...covered.values()].filter((proof) => proof === 'piece').length
  const files = [...new Set([...Object.keys(titles), ...crowded])]
  const crowds = files.flatMap((file) => {
    const found = crowded.filter((path) => path === file).length
    return found === (titles[file] ?? 0)
      ? []
      : [`${file}: ${found} titles claim more than four ids`]
  })
  const parts =
    pieces === piece ? [] : [`${pieces} lines are proven by a part only, and ${piece} are expected`]
  return {
    problems: [...unknown, ...nothing, ...crowds, ...parts],
    summary: `${covered.size - pieces} requirements proven on a screen or a route, ${pieces} on a part`,
  }
}
