import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkIds } from '../conformity/check-ids.ts'
import { listFiles, listWorkspaces, root } from '../support/files.ts'
import { inParallel, run } from '../support/run.ts'
import type { Verdict } from '../support/verdict.ts'
import { checkImports } from './imports.ts'
import { checkLinks } from './links.ts'
import { checkOpenApi } from './openapi.ts'

export type Stage = { name: string; check: () => Promise<Verdict> }
export type StageResult = { name: string; ok: boolean }

export function listStages(): Stage[] {
  return [
    ...listWorkspaces()
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({
        name: `types ${folder === '.' ? 'scripts' : folder}`,
        check: () => checkTypes(folder),
      })),
    { name: 'lint and format', check: checkStyle },
    { name: 'import directions', check: async () => checkImports() },
    { name: 'links of documents', check: async () => checkLinks() },
    { name: 'openapi', check: () => checkOpenApi() },
    { name: 'requirement ids', check: async () => checkIds() },
  ]
}

/** Runs every stage, whatever the others say, and prints a line for each as it ends. */
export function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  return inParallel(2, stages, async ({ name, check }) => {
    const started = performance.now()
    const { problems, summary } = await check().catch(asProblem)
    const ok = problems.length === 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${name} · ${seconds} s${summary && ` · ${summary}`}`)
    for (const problem of problems) console.log(problem.replaceAll(/^/gm, '    '))
    return { name, ok }
  })
}

function asProblem(error: unknown): Verdict {
  return { problems: [error instanceof Error ? error.message : String(error)], summary: '' }
}

async function checkTypes(folder: string): Promise<Verdict> {
  const owned = folder === '.' ? 'scripts/**/*.ts' : '**/*.{ts,tsx}'
  if (listFiles(owned, join(root, folder)).length === 0) {
    return { problems: [], summary: 'skipped, no source file yet' }
  }
  return asVerdict(await run(tool('tsc'), ['-p', folder, '--pretty', 'false', '--checkers', '1']))
}

async function checkStyle(): Promise<Verdict> {
  return asVerdict(await run(tool('biome'), ['check', '--colors=off', '--error-on-warnings']))
}

function asVerdict({ code, output }: { code: number; output: string }): Verdict {
  return { problems: code === 0 ? [] : [output || `ended with code ${code}`], summary: '' }
}

function tool(name: string): string {
  return join(root, 'node_modules/.bin', name)
}
