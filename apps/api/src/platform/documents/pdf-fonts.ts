import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Read when the first document is made, then kept. */
const read = (path: string) => {
  let font: Buffer | undefined
  return () => {
    font ??= readFileSync(require.resolve(`@expo-google-fonts/figtree/${path}`))
    return font
  }
}

export const fonts = {
  regular: read('400Regular/Figtree_400Regular.ttf'),
  bold: read('700Bold/Figtree_700Bold.ttf'),
}
