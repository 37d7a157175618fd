import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusDeport } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import type { RouteOptions } from 'fastify'
import { createEmployes } from '../../testing/employes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { document, impression } from '../features/documents/documents.schema.ts'
import { gardeImport } from '../noyau/gardes.schema.ts'
import { adressesDuPersonnel, familles } from './deport.table.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const HUGO = 'hugo.roche@example.org'

let t: TestApp
let karim: Inject
let admin: Inject
const mounted = new Set<string>()
const { compteDe, employ } = createEmployes(() => t)
before(async () => {
  const note = ({ method, url }: RouteOptions) => {
    if ([method].flat().includes('POST') && url.startsWith('/api/admin/'))
      mounted.add(url.slice('/api/admin/'.length))
  }
  t = await createTestApp({ onRoute: note })
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  karim = await t.as('gestionnaire@example.org')
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/admin/${path}`, payload })

const spell = (line: string): string[] => {
  const [, head, choices, tail] = /^(.*?)\{([^}]*)\}(.*)$/.exec(line) ?? []
  if (head === undefined || choices === undefined) return [line]
  return choices.split(',').flatMap((choice) => spell(`${head}${choice}${tail}`))
}

test('every address by which staff change something says whether it decides of a member', () => {
  const written = adressesDuPersonnel.flatMap(({ routes }) => spell(routes))
  const left = [...mounted].filter((path) => !familles.some((famille) => famille.test(path)))
  assert.deepEqual(left.filter((path) => !written.includes(path)).toSorted(), [])
  assert.deepEqual(written.filter((path) => !mounted.has(path)).toSorted(), [])
})

test('nothing of one’s own contract, or of a relative’s account, is decided by oneself', async () => {
  const numeroContrat = '20450003'
  const gel = { numeroContrat, motif: 'Contentieux en cours', jusquAu: null }
  const { id: gelId, revision } = (await post(admin, 'conservation/gels/create', gel)).json()
  const payees = (await karim(`/api/admin/indus/lignes?numeroContrat=${numeroContrat}`)).json()
  const [ligne] = payees.items ?? payees
  const demander = {
    saisie: {
      numeroContrat,
      motif: 'double',
      explication: 'Cet acte a été payé deux fois, le même jour.',
      constateLe: '2026-11-10',
      lignes: [{ ligneId: ligne.id, montant: ligne.verse }],
    },
  }
  const { id: induId } = (await post(karim, 'indus/gestes/demander', demander)).json()
  const [{ id: documentId } = { id: '' }] = await t.database.db
    .select({ id: document.id })
    .from(document)
    .where(eq(document.numeroContrat, numeroContrat))
    .limit(1)
  const [papier] = await t.database.db
    .insert(impression)
    .values({ clientCode: 'horizon', numeroContrat, documentId, titre: 'Lettre', le: '2026-11-10' })
    .returning()
  const [garde] = await t.database.db
    .insert(gardeImport)
    .values({
      clientCode: 'horizon',
      numeroContrat,
      groupe: 'contrat.compte',
      parties: [],
      le: new Date('2026-11-10T11:00:00Z'),
    })
    .returning()
  const changement = { id: garde?.id, revision: 1 }
  const { id: camille, personneId } = await compteDe(CAMILLE)
  const hugo = await employ(HUGO, 'Admin')
  const julien = await employ(JULIEN, 'Admin')
  const vu = { id: numeroContrat, revision: 1 }
  const cible = { id: gelId, revision }
  const courrier = { id: papier?.id, revision: 1 }
  const indu = { id: induId, revision: 1 }
  const virement = { moyen: 'virement', isSolde: true }
  const reponse = 'Après examen, la somme reste due.'
  const motif = 'Appel de ce matin'
  const emploi = { debutEmploi: '2024-01-01', finEmploi: '2026-10-31', allocationsJusquAu: null }
  const tries: [Inject, string, object][] = [
    [hugo, 'impayes/gestes/mettreEnDemeure', { ...vu, saisie: {} }],
    [hugo, 'impayes/gestes/encaisser', { ...vu, saisie: { recuLe: '2026-11-10' } }],
    [hugo, 'indus/gestes/demander', demander],
    [hugo, 'indus/gestes/suspendre', { ...indu, saisie: {} }],
    [hugo, 'indus/gestes/maintenir', { ...indu, saisie: { reponse } }],
    [hugo, 'indus/gestes/annuler', { ...indu, saisie: { reponse } }],
    [hugo, 'indus/gestes/encaisser', { ...indu, saisie: virement }],
    [hugo, 'gardes/gestes/garder', { ...changement, saisie: {} }],
    [hugo, 'gardes/gestes/laisser', { ...changement, saisie: {} }],
    [hugo, 'gardes/gestes/voir', { ...changement, saisie: {} }],
    [hugo, 'portabilites/gestes/ouvrir', { saisie: { numeroContrat, ...emploi } }],
    [hugo, 'portabilites/gestes/finir', { ...vu, saisie: { le: '2026-12-31' } }],
    [
      hugo,
      'identity/client/fonctionnalites',
      {
        id: 'horizon',
        numeroContrat,
        fonctionnalite: 'simulateur',
        isActivated: true,
        avant: null,
      },
    ],
    [
      hugo,
      'demandes/courrier',
      { numeroContrat, recueLe: '2026-11-12', assureur: 'Autre Mutuelle', email: '' },
    ],
    [hugo, 'conservation/gels/create', gel],
    [hugo, 'conservation/gels', { ...cible, valeurs: { motif: 'Plus aucun contentieux' } }],
    [hugo, 'conservation/gels/delete', cible],
    [hugo, 'impressions', { ...courrier, valeurs: { etat: 'remis' } }],
    [julien, 'users/membres/create', { numeroContrat: '20450001', personneId, email: 'a@b.org' }],
    ...(
      [
        ['relancer', {}],
        ['deverrouiller', {}],
        ['fermerSessions', {}],
        ['fermerSession', { session: camille }],
        ['leverProtection/accord', { isDonne: true }],
        ['leverProtection/accord', { isDonne: false }],
        ['changerRoles', { roles: [] }],
        ['verrouiller', { motif }],
        ['leverProtection', { motif }],
        ['voirComme', { motif }],
      ] as const
    ).map(([geste, saisie]): [Inject, string, object] => [
      julien,
      `users/roles/gestes/${geste}`,
      { id: camille, revision: 1, saisie },
    ]),
  ]
  for (const [call, path, payload] of tries) {
    const refus = await post(call, path, payload)
    assert.equal(refus.statusCode, 403, `${path} ${JSON.stringify(payload)} ${refus.body}`)
    assert.match(refus.json().message, /un collègue doit s’en charger$/)
  }
  for (const [path, payload] of [
    ['conservation/gels/lot', { cibles: [cible], valeurs: { motif: 'Plus rien à garder' } }],
    ['conservation/gels/delete/lot', { cibles: [cible] }],
    ['indus/gestes/encaisser/lot', { cibles: [indu], saisie: virement }],
    ['gardes/gestes/garder/lot', { cibles: [changement], saisie: {} }],
    ['gardes/gestes/laisser/lot', { cibles: [changement], saisie: {} }],
    ['gardes/gestes/voir/lot', { cibles: [changement], saisie: {} }],
    ['impressions/lot', { cibles: [courrier], valeurs: { etat: 'remis' } }],
  ] as const) {
    const lot = await post(hugo, path, payload)
    assert.match(lot.json().refus?.[0]?.message ?? '', /un collègue/, `${path} ${lot.body}`)
  }
  await post(admin, 'conservation/gels', { ...cible, valeurs: { motif: 'Enquête en cours' } })
  const retour = await post(hugo, 'conservation/gels/restore', {
    id: gelId,
    revision: revision + 1,
    version: revision,
  })
  assert.equal(retour.statusCode, 403, retour.body)
  const lu = (await julien(`/api/admin/users/roles/dossier?id=${camille}`)).json()
  const { gestes: offerts, empechement } = lu.items?.[0] ?? lu
  assert.deepEqual([offerts, empechement], [[], refusDeport.contrat])
})
