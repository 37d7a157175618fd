import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './support/files.ts'

/** `npm run sbom > sbom.json`: what the product is made of (CycloneDX), from what is installed by the lockfile. */
const made = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
)
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const bom = JSON.parse(made)
// npm names it after the folder that it stands in, which is anybody's.
bom.metadata.component = { ...bom.metadata.component, name, version }
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
