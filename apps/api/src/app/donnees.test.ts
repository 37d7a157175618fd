import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { plugged, type Services } from './services.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const schema = new URL('../', import.meta.url)

/** Tables that speak of people, and whose lines no copy of their data tells. */
const tues: Record<string, string> = {
  absence: 'of staff',
  alerte_lecture: 'of staff; told by the history',
  application_codes: 'of staff, a sealed secret; that it was added is in the history',
  autorisation_securite: 'lives ten minutes, a fingerprint',
  avis_echeancier: 'lives minutes: a schedule that is about to be kept and told',
  brouillon_personnel: 'of staff, lives thirty days after the last key',
  code_securite: 'lives ten minutes, a fingerprint',
  copie_donnees: 'the copy itself; that it was asked for is in the history',
  ecriture_personnel: 'of staff, lives a day',
  export_differe: 'of staff',
  fonctionnalite_contrat: 'what the insurer offers for a contract',
  fusion_personne: 'what the insurer’s system had called them; who they are is told',
  garde_import: 'hashes of what an act changed; its request and its lines of history are told',
  gel_conservation: 'of the insurer: a number and why nothing of it is deleted',
  impression: 'a document on its way to the printer; documents are told',
  jeton_sso: 'lives minutes, a fingerprint',
  lecture_personnel: 'of staff, counters that live two days',
  lien: 'lives hours, a fingerprint',
  lien_demande: 'a fingerprint; its request is told',
  mail_retenu: 'lives a day; the mail that tells of them is told',
  oidc_payload: 'memory of the sign-in page; sessions and sign-ins are told',
  presence: 'of staff, lives minutes',
  violation_informee: 'that they were told: a notification and a mail, which are told',
  vue: 'of staff',
}

const deQuelquUn = [
  'compte_id',
  'personne_id',
  'numero_contrat',
  'demande_id',
  'destinataire_empreinte',
]

async function tablesDesPersonnes(): Promise<string[]> {
  const found = new Set<string>()
  for (const file of globSync('**/*.schema.ts', { cwd: schema }))
    for (const value of Object.values(await import(new URL(file, schema).href)))
      if (is(value, PgTable)) {
        const { name, columns } = getTableConfig(value)
        // Names of columns are given by the casing of the database: those of the code are compared.
        const names = columns.map(({ name }) =>
          name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        )
        if (names.some((column) => deQuelquUn.includes(column))) found.add(name)
      }
  return [...found].sort()
}

const parties = () =>
  plugged.flatMap(
    ({ donnees }) => donnees?.({ ...t, comptes: { deps: t } } as never as Services) ?? [],
  )

test('every table that speaks of people is told by a part of the copy of their data, or says why not', async () => {
  const dites = new Set(parties().flatMap(({ tables }) => tables))
  const tables = await tablesDesPersonnes()
  assert.ok(tables.length >= 30, tables.join())
  assert.deepEqual(
    tables.filter((table) => !dites.has(table) && !Object.hasOwn(tues, table)),
    [],
  )
  assert.deepEqual(
    Object.keys(tues).filter((table) => dites.has(table) || !tables.includes(table)),
    [],
  )
})

test('each part has a key of its own, and a readable table fits on a page', () => {
  const all = parties()
  assert.equal(new Set(all.map(({ cle }) => cle)).size, all.length)
  for (const { cle, forme, champs } of all) {
    const shown = Object.values(champs).filter(
      (champ) => typeof champ === 'string' || !champ.isDetail,
    )
    if (forme === 'tableau') assert.ok(shown.length <= 8, `${cle}: ${shown.length} columns`)
  }
})
