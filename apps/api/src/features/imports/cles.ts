import { hash } from 'node:crypto'
import type { Entite } from '@espace-adherent/contract/imports'

const enUuid = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`

/** What a statement or a transfer is found again by: half of a hash takes less room than any key of the source's. */
export function cleDe(id: string): string {
  // Lines of a statement mostly name the same transfer.
  if (id !== derniere.id) derniere = { id, cle: enUuid(hash('sha256', id)) }
  return derniere.cle
}
let derniere = { id: '', cle: '' }

/** An identifier of ours that the source's gives: version 8, by which what was imported is told from what was made here. */
export function idDe(clientCode: string, entite: string, id: string): string {
  const hex = hash('sha256', `${clientCode}\0${entite}\0${id}`)
  const variante = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return enUuid(`${hex.slice(0, 12)}8${hex.slice(13, 16)}${variante}${hex.slice(17)}`)
}

/** Where the bytes of a document stand: others are another file, and nobody is shown half of each. */
export const nomDePiece = (clientCode: string, id: string, sha256: string): string =>
  hash('sha256', `${clientCode}\0documents\0${id}\0${sha256}`)

const parCle: readonly Entite[] = ['paiements', 'decomptes']
const parId: readonly Entite[] = ['cotisations', 'documents', 'sinistres']

/** The key that a staged row of that entity has. */
export const cleEtagee = (clientCode: string, entite: Entite, id: string): string =>
  parCle.includes(entite) ? cleDe(id) : parId.includes(entite) ? idDe(clientCode, entite, id) : id
