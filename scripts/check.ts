import { listStages, runStages } from './check/stages.ts'

const results = await runStages(listStages())
const failed = results.filter(({ ok }) => !ok)
console.log(failed.length === 0 ? 'All checks passed.' : `${failed.length} checks failed.`)
process.exitCode = failed.length === 0 ? 0 : 1
