import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from './build/precompress.ts'
import { hashInputs } from './build/stamp.ts'
import { listFiles, root } from './support/files.ts'
import { run } from './support/run.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const stamp = join(dist, '.stamp')

const seconds = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Builds the browser app when its inputs changed since the last build. */
export async function buildWeb(): Promise<void> {
  const inputs = hashInputs(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  const started = performance.now()
  process.stdout.write('Construction de l’interface… ')
  // Built aside, then moved: a running server never sees half a build.
  const draft = join(web, '.cache', `dist-${process.pid}`)
  try {
    await vite(draft)
    await precompress(draft)
    writeFileSync(join(draft, '.stamp'), inputs)
    rmSync(dist, { recursive: true, force: true })
    renameSync(draft, dist)
  } catch (error) {
    console.log('échec')
    throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  console.log(`fait en ${seconds.format((performance.now() - started) / 1000)} s`)
}

async function vite(outDir: string): Promise<void> {
  const cli = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(cli)) {
    throw new Error(
      'Vite est absent : lancez « npm ci » pour installer les outils de construction.',
    )
  }
  mkdirSync(outDir, { recursive: true })
  const args = [cli, 'build', '--outDir', outDir, '--emptyOutDir']
  const env = { ...process.env, NO_COLOR: '1' }
  const { code, output } = await run(process.execPath, args, { cwd: web, env })
  if (code !== 0) throw new Error(`La construction de l’interface a échoué.\n${output}`)
  if (listFiles('index.html', outDir).length === 0) {
    throw new Error('La construction de l’interface n’a produit aucune page.')
  }
}

if (import.meta.main) {
  try {
    await buildWeb()
    console.log('L’interface est à jour.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
