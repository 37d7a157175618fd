import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CompteursPersonne } from '@espace-adherent/contract'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { decompte, ligne } from '../remboursements/remboursements.schema.ts'

const SANTE = '20450001'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const compteurs = async (userName: string, numeroContrat = SANTE) => {
  const call = await t.as(userName)
  const answer = await call({
    url: '/api/adherent/compteurs',
    headers: { 'x-numcontrat': numeroContrat },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return (answer.json().items ?? answer.json()) as CompteursPersonne[]
}
const droit = (personnes: CompteursPersonne[], prenom: string, cle: string) =>
  personnes.find((une) => une.prenom === prenom)?.droits.find((un) => un.cle === cle)

test('everybody of the contract, or oneself; a provident contract counts nothing', async () => {
  const prenoms = (await compteurs('camille.martin@example.org')).map(({ prenom }) => prenom)
  assert.deepEqual(prenoms, ['Camille', 'Julien', 'Léa'])
  const siens = (await compteurs('julien.martin@example.org')).map(({ prenom }) => prenom)
  assert.deepEqual(siens, ['Julien'])
  assert.deepEqual(await compteurs('camille.martin@example.org', '20450002'), [])
})

test('what was paid, what waits, and nothing of what was refused', async () => {
  const { db } = t.database
  await db.delete(ligne)
  const [camille] = await db.select().from(personne).where(eq(personne.prenom, 'Camille'))
  assert.ok(camille)
  const [entete] = await db.select().from(decompte).where(eq(decompte.numeroContrat, SANTE))
  assert.ok(entete)
  const jour = dateAParis(t.clock.now)
  const acte = (codeActe: string, etat: 'reglee' | 'attente' | 'rejetee', dateSoins = jour) => ({
    clientCode: 'horizon',
    numeroContrat: SANTE,
    personneId: camille.id,
    decompteId: entete.id,
    dateSoins,
    codeActe,
    etat,
    depense: 6000,
    ro: 0,
    rc: 4000,
    destinataire: 'assure' as const,
  })
  await db
    .insert(ligne)
    .values([
      acte('OST', 'reglee'),
      acte('OST', 'attente'),
      acte('OST', 'rejetee'),
      acte('OPTA', 'reglee', addDays(jour, -500)),
      acte('G', 'reglee'),
    ])
  const lus = await compteurs('camille.martin@example.org')
  const parts = (cle: string) => {
    const un = droit(lus, 'Camille', cle)
    return un && [un.plafond, un.consomme, un.enAttente, un.reste]
  }
  assert.deepEqual(parts('osteopathie'), [4, 1, 1, 2])
  assert.deepEqual(parts('paireDeLunettes'), [1, 1, 0, 0])
  assert.deepEqual(parts('oreilleDroite'), [1, 0, 0, 1])
  assert.deepEqual(parts('oreilleGauche'), [1, 0, 0, 1])
  assert.deepEqual(parts('psychologue'), [12, 0, 0, 12])
  assert.deepEqual(parts('participation'), [5000, 200, 0, 4800])
  assert.deepEqual(parts('franchise'), [5000, 0, 0, 5000])
  assert.equal(droit(lus, 'Léa', 'participation'), undefined)
})
