import { StartRefusedError } from './start-refused.ts'
import { textes } from './textes.ts'

/** Each partner's site, by its name, with the secret that it alone shares with the portal. */
export type Partenaires = ReadonlyMap<string, string>

const entry = /^([a-z0-9]{2,40})=(\S{32,})$/

/** `itelis=…,kaliviaosteo=…`. Two partners with the same secret could pass for each other. */
export function readPartenaires({
  SSO_SECRET,
  SSO_SECRETS = '',
}: {
  SSO_SECRET?: string | undefined
  SSO_SECRETS?: string | undefined
}): Partenaires {
  if (SSO_SECRET !== undefined) throw new StartRefusedError(textes.secretPartage)
  const partenaires = new Map<string, string>()
  const entries = SSO_SECRETS.split(',').map((text) => text.trim())
  for (const text of entries.filter((text) => text !== '')) {
    const [, nom = '', secret = ''] = entry.exec(text) ?? []
    if (!nom || partenaires.has(nom) || [...partenaires.values()].includes(secret))
      throw new StartRefusedError(textes.partenaireMalEcrit)
    partenaires.set(nom, secret)
  }
  return partenaires
}
