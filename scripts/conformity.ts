import { judge } from './conformity/check-ids.ts'
import { scanRepository } from './conformity/scan.ts'

const found = scanRepository()
const checkable = found.requirements.filter((requirement) => requirement.checkable)
const isCovered = ({ id }: { id: string }) => found.covered.has(id)
const count = (covered: number, total: number) => `${covered}/${total}`.padStart(7)

for (const [section, lines] of Map.groupBy(checkable, ({ section }) => section)) {
  console.log(`${count(lines.filter(isCovered).length, lines.length)}  ${section}`)
}
console.log(`${count(checkable.filter(isCovered).length, checkable.length)}  in all`)
console.log(`${found.requirements.length - checkable.length} lines state nothing to check.`)

const missing = checkable.filter((requirement) => !isCovered(requirement))
if (missing.length > 0) console.log('\nWithout a test:')
for (const { id, text } of missing) console.log(`${id} ${text}`)

const { problems } = judge(found)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
