import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from '../support/files.ts'
import { run } from '../support/run.ts'
import { announce } from './announce.ts'
import { hashInputs, inputs } from './inputs.js'
import { precompress, type Quality } from './precompress.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const stamp = join(dist, '.stamp')

/** Builds the browser app when its inputs changed since the last build, or were packed less well than is asked for. */
export async function buildWeb(quality: Quality): Promise<void> {
  const hash = hashInputs(root, inputs.web)
  const [built, packed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (built === hash && (packed === quality || packed === 'best')) return
  // Built aside, then moved: a running server never sees half a build.
  const draft = join(web, '.cache', `dist-${process.pid}`)
  await announce('Construction de l’interface', async () => {
    try {
      await vite(draft)
      await precompress(draft, quality)
      writeFileSync(join(draft, '.stamp'), `${hash} ${quality}`)
      rmSync(dist, { recursive: true, force: true })
      renameSync(draft, dist)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  })
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
