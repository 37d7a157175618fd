import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const content = readFileSync(new URL('./passkey.js', import.meta.url), 'utf8')
const path = '/connexion/cle-acces.js'

/** The only script of these pages, which do without it. */
export const passkeyScript = {
  path,
  content,
  url: `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`,
}
