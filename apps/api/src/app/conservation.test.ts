import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { tablesDuSchema } from '../../testing/voisins.ts'
import { genresConserves } from '../features/conservation/index.ts'

/** Tables that speak of people, and that no delay of the retention deletes. */
const autrement: Record<string, string> = {
  absence: 'of staff; gone once it is over',
  demande_evenement: 'goes with its request',
  demande_attente: 'goes with its request',
  demande_echeance_legale: 'goes with its request',
  demande_message: 'goes with its request',
  demande_registre: 'goes with its request',
  fusion_personne: 'goes with the person, by the database',
  gel_conservation: 'of the insurer: it is what keeps the rest, and is taken away by hand',
  historique: 'who did what, without a name: never deleted, or nothing would be proven',
  impression: 'goes with its document',
  lien_demande: 'goes with its request',
  mail_retenu: 'a day: until the mail that tells of them',
  message: 'thirty days after it was sent',
  oidc_payload: 'memory of the sign-in page, gone when it expires',
}

const deQuelquUn = [
  'compte_id',
  'personne_id',
  'numero_contrat',
  'demande_id',
  'destinataire_empreinte',
]
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('every table that speaks of people says how long it is kept', async () => {
  const supprimees = new Set(
    Object.values(genresConserves).flatMap((genre) =>
      genre.tables.map((t) => getTableConfig(t as PgTable).name),
    ),
  )
  const oubliees: string[] = []
  const inutiles = new Set(Object.keys(autrement))
  for (const table of await tablesDuSchema()) {
    const { name, columns, foreignKeys } = getTableConfig(table)
    const isDeQuelquUn =
      name === 'personne' || columns.some((c) => deQuelquUn.includes(snake(c.name)))
    // What belongs to an account and nothing else is deleted with it, by the database.
    const suitLeCompte = foreignKeys.some(
      (key) =>
        key.onDelete === 'cascade' &&
        getTableConfig(key.reference().foreignTable).name === 'compte',
    )
    if (!isDeQuelquUn || supprimees.has(name) || suitLeCompte) continue
    if (!inutiles.delete(name)) oubliees.push(name)
  }
  assert.deepEqual(oubliees, [])
  assert.deepEqual(
    [...inutiles].filter((name) => name !== 'absence'),
    [],
  )
})
