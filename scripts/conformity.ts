import { checkIds } from './conformity/check-ids.ts'
import { epreuves } from './conformity/epreuves.ts'
import { eprouver } from './conformity/eprouver.ts'
import type { Proof } from './conformity/proofs.ts'
import { raisons } from './conformity/raisons.ts'
import type { Requirement } from './conformity/requirements.ts'
import { scanRepository } from './conformity/scan.ts'

const [command, ...ids] = process.argv.slice(2)
process.exitCode = command === '--eprouver' ? await tryProofs(ids) : report()

/** Which lines the product is seen to hold, which only a part of it, and which nobody tries. */
function report(): number {
  const found = scanRepository()
  const checkable = found.requirements.filter((requirement) => requirement.checkable)
  const withProof = (lines: readonly Requirement[], proof: Proof | undefined) =>
    lines.filter(({ id }) => found.covered.get(id) === proof)
  const count = (lines: readonly Requirement[]) => {
    const apart = lines.filter(({ id }) => found.covered.get(id) !== 'produit')
    const explained = apart.filter(({ id }) => raisons[id])
    return [
      `${withProof(lines, 'produit').length}/${lines.length}`.padStart(7),
      String(apart.length - explained.length).padStart(11),
      String(explained.length).padStart(9),
    ].join('  ')
  }

  console.log(' proven  widget only  explained')
  for (const [section, lines] of Map.groupBy(checkable, ({ section }) => section))
    console.log(`${count(lines)}  ${section}`)
  console.log(`${count(checkable)}  in all`)
  console.log(`${found.requirements.length - checkable.length} lines state nothing to check.`)

  list('Widget only (a rule by itself, the gallery, a resource made up for the test):', 'piece')
  list('Without a test:', undefined)

  const { problems } = checkIds()
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1

  function list(title: string, proof: Proof | undefined): void {
    const lines = withProof(checkable, proof)
    if (lines.length > 0) console.log(`\n${title}`)
    for (const { id, text } of lines)
      console.log(`${id} ${text}\n      ${raisons[id] ?? 'NO REASON IS WRITTEN'}`)
  }
}

/** Switches the product off line by line: a claim whose test still passes is hollow. */
async function tryProofs(ids: readonly string[]): Promise<number> {
  const asked = epreuves.filter(({ id }) => ids.length === 0 || ids.includes(id))
  if (asked.length === 0) console.error(`Nothing is written down to try for ${ids.join(', ')}.`)
  let hollow = asked.length === 0 ? 1 : 0
  for (const epreuve of asked) {
    const { isFound, why } = await eprouver(epreuve)
    console.log(`${isFound ? 'holds ' : 'HOLLOW'} ${epreuve.id} ${epreuve.fichier} ${why}`)
    if (!isFound) hollow += 1
  }
  console.log(`${asked.length} tried, ${hollow} hollow`)
  return hollow === 0 ? 0 : 1
}
