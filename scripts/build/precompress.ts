import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../support/files.ts'
import { inParallel } from '../support/run.ts'

/** Fonts and images are compressed by their own formats. */
const compressible = '**/*.{js,css,svg,html,json}'

/** Of Brotli. The best makes files 5 % smaller, and takes thirty times as long: who starts a portal does not wait for it. */
export const qualities = { quick: 6, best: 11 } as const
export type Quality = keyof typeof qualities

/** Writes the .br and .gz siblings once, instead of at every request. */
export async function precompress(folder: string, quality: Quality): Promise<void> {
  await inParallel(4, listFiles(compressible, folder), async (path) => {
    const file = join(folder, path)
    const content = await readFile(file)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  })
}
