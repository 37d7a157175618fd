import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { nomsEntites } from '@espace-adherent/contract/imports'
import { poserModele } from './modele.ts'

const ici = mkdtempSync(join(tmpdir(), 'importer-base-'))
after(() => rmSync(ici, { recursive: true, force: true }))

function lancer(commande: 'importer' | 'installer', ...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', commande, 'main.ts'), '--client', 'mutuelle-x', ...args],
    { env: { ...env, DATA_DIR: join(ici, 'data') }, encoding: 'utf8' },
  )
  return { status, stderr, dit: stdout.replaceAll(/[\u00a0\u202f]/g, ' ') }
}

/** Of the report, by entity: created, changed, unchanged. */
const bilanDe = (dit: string): Record<string, number[]> =>
  Object.fromEntries(
    [...dit.matchAll(/^(\w+) : .*\n {2}(\d+) créés?, (\d+) changés?, (\d+) inchangés?/gm)].map(
      ([, entite, ...nombres]) => [entite, nombres.map(Number)],
    ),
  )

test('as the documentation tells it: install, model, dry run, run, and the same again', async () => {
  const dossier = join(ici, 'essai')
  await poserModele(dossier, new Date())
  const installe = lancer(
    'installer',
    ...['--libelle', 'Mutuelle X', '--hotes', 'x.localhost', '--couleur', '#0b7285'],
    ...[
      '--adresse-publique',
      'http://x.localhost:8080',
      '--adresse-postale',
      '1 rue X, 75001 Paris',
    ],
    ...['--administrateur', 'anne@example.org', '--prenom', 'Anne', '--nom', 'Dupont'],
  )
  assert.equal(installe.status, 0, installe.stderr)
  const essai = lancer('importer', '--depuis', dossier, '--essai')
  assert.equal(essai.status, 0, essai.dit + essai.stderr)
  assert.match(essai.dit, /Essai : rien n’a été écrit/)
  assert.deepEqual(Object.keys(bilanDe(essai.dit)), [...nomsEntites])
  const fait = lancer('importer', '--depuis', dossier)
  assert.equal(fait.status, 0, fait.dit + fait.stderr)
  assert.deepEqual(bilanDe(fait.dit), bilanDe(essai.dit))
  for (const [crees, changes, inchanges] of Object.values(bilanDe(fait.dit)))
    assert.deepEqual([(crees ?? 0) > 0, changes, inchanges], [true, 0, 0])
  const encore = lancer('importer', '--depuis', dossier)
  assert.equal(encore.status, 0, encore.dit + encore.stderr)
  for (const [crees, changes, inchanges] of Object.values(bilanDe(encore.dit)))
    assert.deepEqual([crees, changes, (inchanges ?? 0) > 0], [0, 0, true])
})
