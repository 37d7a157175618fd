import { parseArgs } from 'node:util'
import { StartRefusedError } from '../app/start-refused.ts'
import { readClient } from '../installer/champs.ts'
import { textes } from './textes.ts'

/** What was asked for; null: help. */
export type Commande =
  | { a: 'modele' | 'verifier' | 'schemas'; dossier: string }
  | {
      a: 'manifeste'
      dossier: string
      source: string
      lot: string
      precedent: string | null
      isDelta: boolean
    }
  | { a: 'inviter'; client: string; parJour: number }
  | { a: 'depuis' | 'rejets'; dossier: string; client: string; isEssai: boolean; confirme?: string }
/** More in a day, and mail servers take the sender for somebody else. */
const PAR_JOUR_MAX = 1_000_000
const texte = { type: 'string' } as const
const choix = { type: 'boolean', default: false } as const

const options = {
  aide: choix,
  help: choix,
  modele: texte,
  verifier: texte,
  schemas: texte,
  manifeste: texte,
  source: texte,
  lot: texte,
  precedent: texte,
  delta: choix,
  client: texte,
  depuis: texte,
  rejets: texte,
  essai: choix,
  confirmer: texte,
  inviter: choix,
  'par-jour': texte,
}

export function lireCommande(args: readonly string[]): Commande | null {
  const values = lireOptions(args)
  if (values.aide || values.help || args.length === 0) return null
  for (const a of ['modele', 'verifier', 'schemas'] as const) {
    const dossier = values[a]
    if (dossier) return { a, dossier }
  }
  const { manifeste, source, lot, precedent = null, delta: isDelta, depuis, rejets } = values
  if (manifeste) {
    if (!source || !lot) throw manque('--source, --lot')
    return { a: 'manifeste', dossier: manifeste, source, lot, precedent, isDelta }
  }
  const dossier = depuis ?? rejets
  if (!values.client) throw manque('--client')
  const client = readClient(values.client)
  if (values.inviter) {
    const parJour = Number(values['par-jour'])
    if (!Number.isInteger(parJour) || parJour < 1 || parJour > PAR_JOUR_MAX)
      throw manque('--par-jour')
    return { a: 'inviter', client, parJour }
  }
  if (!dossier) throw manque('--depuis')
  return {
    a: depuis ? 'depuis' : 'rejets',
    dossier,
    client,
    isEssai: values.essai,
    ...(values.confirmer === undefined ? {} : { confirme: values.confirmer }),
  }
}

const manque = (noms: string) => new StartRefusedError(textes.manque(noms))

function lireOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    // The library's sentence is English, and begins with the quoted option.
    const [, option = '?'] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    throw new StartRefusedError(textes.optionInconnue(option))
  }
}
