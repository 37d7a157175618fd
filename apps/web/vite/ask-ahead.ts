import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/platform/http/ahead/script.ts', import.meta.url))

const PLACE = '<!--ahead-->'

/** Writes the script that asks ahead into the page itself: as a file, it would come too late. */
export const askAhead = (): Plugin => ({
  name: 'ask-ahead',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const script = `<script nonce="__CSP_NONCE__">${(await bundle()).trim()}</script>`
      return html.replace(PLACE, () => script)
    },
  },
})

/** One small script without imports. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      write: false,
      lib: { entry, formats: ['iife'], name: 'ahead' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The script that asks ahead was not built')
  return output.output[0].code
}
