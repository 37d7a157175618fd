import { catalogue, type ErrorCode } from '@espace-adherent/contract'
import { defineTraduction } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { textesDe } from './mots.ts'

const keyDe = (code: string) => `traduction.${code.charAt(0).toLowerCase()}${code.slice(1)}`

/** What is said for each code that the server may answer. */
const parCode = new Map(
  Object.entries(catalogue).map(([code, { message }]) => [
    code as ErrorCode,
    defineTraduction({
      key: keyDe(code),
      libelle: message,
      texte: message,
    }),
  ]),
)
export const traductionsMots = [...parCode.values()]

/** The client's own sentence for a code; null where ours, or a more precise one, is said. */
export function traduire(
  client: Client,
  { code, message }: { code: ErrorCode; message: string },
): string | null {
  const mot = parCode.get(code)
  if (!mot || !client.mots.has(mot.key) || message !== catalogue[code].message) return null
  return textesDe(client, mot, {}).texte
}
