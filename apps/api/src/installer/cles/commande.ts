import { parseArgs } from 'node:util'
import { type PorteeMachine, porteesMachine } from '@espace-adherent/domain'
import { StartRefusedError } from '../../app/start-refused.ts'
import type { CleVoulue } from '../../features/systeme/index.ts'
import { readClient } from '../champs.ts'
import { textes } from './textes.ts'

/** What was asked for; null: help. */
export type Commande =
  | { a: 'lister'; client: string }
  | { a: 'creer'; client: string; voulue: CleVoulue }
  | { a: 'revoquer'; client: string; id: string }

const texte = { type: 'string' } as const
const aide = { type: 'boolean', default: false } as const
const options = {
  ...{
    aide,
    help: aide,
    client: texte,
    nom: texte,
    portees: texte,
    reseaux: texte,
    revoquer: texte,
  },
  'jusqu-au': texte,
} as const

export function readCommande(args: readonly string[]): Commande | null {
  const values = readOptions(args)
  if (values.aide || values.help || args.length === 0) return null
  if (!values.client) throw new StartRefusedError(textes.manque('--client'))
  const client = readClient(values.client)
  if (values.revoquer) return { a: 'revoquer', client, id: values.revoquer }
  if (!values.nom) return { a: 'lister', client }
  const { nom, portees, reseaux = '', 'jusqu-au': expireLe } = values
  if (!portees || !expireLe) throw new StartRefusedError(textes.manque('--portees, --jusqu-au'))
  const voulue = { nom, expireLe, portees: readPortees(portees), reseaux: split(reseaux) }
  return { a: 'creer', client, voulue }
}

const split = (liste: string) =>
  liste
    .split(',')
    .map((un) => un.trim())
    .filter(Boolean)

function readPortees(liste: string): PorteeMachine[] {
  const connues: readonly string[] = porteesMachine
  return split(liste).map((portee) => {
    if (!connues.includes(portee))
      throw new StartRefusedError(textes.porteeInconnue(portee, connues))
    return portee as PorteeMachine
  })
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const [, option = ''] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    throw new StartRefusedError(textes.optionInconnue(option))
  }
}
