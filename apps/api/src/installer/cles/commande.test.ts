import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCommande } from './commande.ts'

const cree = ['--client', 'horizon', '--nom', 'esb', '--jusqu-au', '2027-01-01']

test('help, a list, a key to make, a key to revoke', () => {
  for (const aide of [[], ['--aide'], ['--help']]) assert.equal(readCommande(aide), null)
  assert.deepEqual(readCommande(['--client', 'horizon']), { a: 'lister', client: 'horizon' })
  const portees = ['--portees', 'demandes.lire, pieces.lire']
  const reseaux = ['--reseaux', '203.0.113.0/24,2001:db8::/32']
  assert.deepEqual(readCommande([...cree, ...portees, ...reseaux]), {
    a: 'creer',
    client: 'horizon',
    voulue: {
      nom: 'esb',
      expireLe: '2027-01-01',
      portees: ['demandes.lire', 'pieces.lire'],
      reseaux: ['203.0.113.0/24', '2001:db8::/32'],
    },
  })
  assert.deepEqual(readCommande(['--client', 'horizon', '--revoquer', 'x']), {
    a: 'revoquer',
    client: 'horizon',
    id: 'x',
  })
})

for (const [quoi, args, dit] of [
  ['no insurer', ['--nom', 'esb'], /--client/],
  ['no scope', cree, /--portees/],
  ['a scope that is none', [...cree, '--portees', 'tout'], /tout/],
  ['an option that is none', ['--cle'], /--cle/],
] as const)
  test(`${quoi}: it is said`, () => {
    assert.throws(() => readCommande(args), { name: 'StartRefusedError', message: dit })
  })
