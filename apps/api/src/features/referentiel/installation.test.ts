import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, desc, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'
import { type MiseAJour, updateCommun } from './index.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const update = (table: MiseAJour['table'], csv: string, options: Partial<MiseAJour> = {}) =>
  updateCommun(t.database.db, {
    table,
    csv,
    isEssai: false,
    isRemplacement: false,
    now: t.clock.now,
    ...options,
  })
const found = async (nom: string) =>
  (await camille(`/api/referentiel/code-postal?localite=${nom}`)).json().total
const lues = (clientCode: string) =>
  t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'import'), eq(historique.clientCode, clientCode)))
    .orderBy(desc(historique.id))

test('R7.105 a commune is found, changed and found again by what its name has become', async () => {
  const csv = (nom: string) => `Code postal;Localité;Code INSEE\n69000;${nom};69999`
  const essai = await update('code-postal', csv('Lyon-l’Essai'), { isEssai: true })
  assert.deepEqual([essai.creations, essai.modifications, essai.erreurs], [1, 0, []])
  assert.equal(await found('lyon%20l%20essai'), 0)
  await update('code-postal', csv('Lyon-l’Essai'))
  assert.equal(await found('lyon%20l%20essai'), 1)
  const { apercu } = await update('code-postal', csv('Saint-Essai'))
  assert.deepEqual(apercu, [
    { ligne: 2, code: '69000-69999', avant: 'Lyon-l’Essai', apres: 'Saint-Essai' },
  ])
  assert.deepEqual([await found('st%20essai'), await found('lyon%20l%20essai')], [1, 0])
})

test('every insurer reads in its history that the portal did it, and nobody else', async () => {
  await update('pays', 'code;libelle\nXK;Kosovo')
  for (const client of ['horizon', 'atlas']) {
    const [ligne] = await lues(client)
    assert.deepEqual(
      [ligne?.action, ligne?.cible, ligne?.compteId, ligne?.auteurId, ligne?.detail],
      ['import', 'pays', null, null, { creations: 1, modifications: 0, inchangees: 0 }],
    )
  }
})

test('what the file does not name stays, unless it is to replace the table', async () => {
  const sexes = async () =>
    ((await camille('/api/referentiel/sexe')).json().items as { libelle: string }[]).map(
      ({ libelle }) => libelle,
    )
  assert.equal((await update('sexe', 'code;libelle;ordre\nX;Autre;0')).absentes, 2)
  assert.deepEqual(await sexes(), ['Féminin', 'Autre', 'Masculin'])
  await update('sexe', 'code;libelle;ordre\nM;Masculin;2\nF;Féminin;1', { isRemplacement: true })
  assert.deepEqual(await sexes(), ['Féminin', 'Masculin'])
  assert.equal((await lues('atlas'))[0]?.detail?.suppressions, 1)
})

test('with a line that is wrong nothing is written, and it is named', async () => {
  const csv = 'codePostal;localite;codeInsee\n69000;Juste;69998\n6900;Court;69997'
  const { erreurs } = await update('code-postal', csv, { isEssai: true })
  assert.deepEqual(erreurs, [
    { ligne: 3, message: 'codePostal\u00a0: Le code postal comporte cinq chiffres' },
  ])
  await assert.rejects(update('code-postal', csv))
  assert.equal(await found('juste'), 0)
  await assert.rejects(update('code-postal', 'code;libelle\n1;2'))
})
