import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../support/files.ts'
import { inParallel } from '../support/run.ts'

/** Fonts and images are compressed by their own formats. */
const compressible = '**/*.{js,css,svg,html,json}'

/** Writes the .br and .gz siblings once, at the best quality, instead of at every request. */
export async function precompress(folder: string): Promise<void> {
  await inParallel(4, listFiles(compressible, folder), async (path) => {
    const file = join(folder, path)
    const content = await readFile(file)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  })
}
