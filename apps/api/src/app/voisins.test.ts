import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { resourceUrl } from '@espace-adherent/contract'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { RouteOptions } from 'fastify'
import { exemplesDe, nommeUneLigne } from '../../testing/formes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { ATLAS } from '../../testing/ribs.ts'
import { empreintes, tablesDuSchema } from '../../testing/voisins.ts'
import { gestionsTenues } from './slices.ts'
import { references } from './voisins.table.ts'

/** Horizon owns, somebody of Atlas tries: the demonstration has more to take at Horizon. */
const CONTRAT = '20450001'
const A_MOI = { code: 'A_MOI', libelle: 'À moi', ordre: 1 }
const ELENA = 'admin.atlas@example.org'

type Route = { url: string; method: 'GET' | 'POST'; schema: unknown }
const routes: Route[] = []
let t: TestApp
let elena: Inject
before(async () => {
  t = await createTestApp({ onRoute: note })
  elena = await t.as(ELENA, ATLAS)
  await peupler()
})
after(() => t?.close())

/** What is read by pages, by the list beside it; asked of the same source. */
const isSortie = /\/(export|print|export\/differe)$/

/** Every route of staff that names a row, whichever resource or table it is of: a new one is tried with the others. */
function note({ method, url, schema }: RouteOptions) {
  if (!url.startsWith('/api/admin/') || isSortie.test(url)) return
  const { querystring, body } = (schema ?? {}) as { querystring?: unknown; body?: unknown }
  const taken = method === 'GET' ? querystring : body
  if ((method === 'GET' || method === 'POST') && taken && nommeUneLigne(taken))
    routes.push({ url, method: method === 'GET' ? 'GET' : 'POST', schema: taken })
}

const post = (who: Inject, url: string, payload: object) => who({ method: 'POST', url, payload })

/** What the demonstration has none of: a request, a line of one's own in some tables, a hold, a view. */
async function peupler() {
  const camille = await t.as('camille.martin@example.org')
  const admin = await t.as('admin@example.org')
  const data = {
    numeroContrat: CONTRAT,
    motif: 'REM',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Où en est mon remboursement ?',
    piece: null,
    piece2: null,
    piece3: null,
  }
  const nouvelles: [Inject, string, object][] = [
    [camille, '/api/forms/contact/v2/form', { data }],
    [admin, '/api/admin/referentiel/motif-contact/create', A_MOI],
    [admin, '/api/admin/cms/tag/create', { nom: 'À moi' }],
    [admin, '/api/admin/cms/libraries/create', { nom: 'À moi' }],
    [admin, '/api/admin/conservation/gels/create', { numeroContrat: CONTRAT, motif: 'Litige' }],
    [
      admin,
      '/api/admin/vues/create',
      { gestion: 'nouveautes', nom: 'À moi', parametres: '', isPartagee: true },
    ],
  ]
  for (const [who, url, payload] of nouvelles) {
    const answer = await post(who, url, payload)
    assert.equal(answer.statusCode, 200, `${url} ${answer.body}`)
  }
}

/** One row of each table of Horizon by its key, under the name of the table. */
async function aPrendre(): Promise<Map<string, string>> {
  const ids = new Map([
    ['contrat', CONTRAT],
    ['client', 'horizon'],
    ['referentiel_client', A_MOI.code],
  ])
  for (const table of await tablesDuSchema()) {
    const { name, columns } = getTableConfig(table)
    const noms = columns.map((column) => column.name)
    if (!noms.includes('clientCode') || !noms.includes('id') || name === 'historique') continue
    const { rows } = (await t.database.db.execute(
      `select id::text from "${name}" where client_code = 'horizon' order by id limit 1`,
    )) as unknown as { rows: { id: string }[] }
    if (rows[0]) ids.set(name, rows[0].id)
  }
  return ids
}

/** Of a table that staff keep, its own rows; of anything else, rows of every kind. */
const essayees = (ids: ReadonlyMap<string, string>) => {
  const parAdresse = new Map(
    gestionsTenues.flatMap(({ gestion, tenue }) =>
      tenue ? [[resourceUrl(gestion.resource, 'list'), getTableConfig(tenue.table).name]] : [],
    ),
  )
  const toutes = [...new Set(ids.values())]
  return ({ url }: Route) => {
    const nom = parAdresse.get(url.replace(suffixes, ''))
    const sienne = nom && ids.get(nom)
    return nom ? [sienne ?? ids.get('compte') ?? '', CONTRAT] : toutes
  }
}
const suffixes =
  /\/(gestes\/.*|historique|usages|create|delete|publish|restore|lot|(delete|publish)\/lot)$/

const ask = (who: Inject, { url, method }: Route, valeur: unknown) =>
  method === 'POST'
    ? post(who, url, valeur as object)
    : who({
        url,
        query: Object.fromEntries(
          Object.entries(valeur as object).map(([nom, un]) => [nom, String(un)]),
        ),
      })

/** « Nothing found »: it does not exist, or what was asked for is an empty list, or nothing of it was done. */
function isRien(status: number, body: string): boolean {
  if (status === 404) return true
  if (status !== 200) return false
  if (!body.startsWith('{')) return false
  const lu = JSON.parse(body) as { items?: unknown[]; faites?: number }
  return lu.items?.length === 0 || lu.faites === 0
}

/** What answers otherwise, and why nothing is told or done by it. */
const autrement: Record<string, string> = {
  'POST /api/admin/demandes/avis-medical': 'of the medical service alone, which Elena is not of',
  'POST /api/admin/demandes/secret-medical': 'of the medical service alone, as well',
  'GET /api/admin/cms/apercu': 'one’s own texts, as an audience that is nobody would read them',
  'GET /api/admin/release-note/apercu': 'one’s own notes, in the same way',
  'GET /api/admin/audiences/reperes': 'one’s own offers; the sizes of an unknown audience are none',
  'POST /api/admin/notifications/apercu': 'says that the audience does not exist',
  'POST /api/admin/settings/regle-date-effet':
    'a rule is named by its act and its offer, alike at every insurer: it takes a whole rule, and writes one’s own',
  'POST /api/admin/inbenta-faq/ordre': 'the order of others is not the one that stands: 409',
}

/**
 * They take a whole value before they look at its rows: tried with one in `voisins-references.test.ts`. What changes one's
 * own row by naming another's (`isMele`) is tried there besides.
 */
const parUnChamp = new Set(
  references.filter(({ isMele }) => !isMele).map(({ path }) => `POST /api/admin/${path}`),
)

test('a row of another insurer is found by no verb of staff, and nothing of it changes', async () => {
  const ids = await aPrendre()
  assert.ok(ids.size > 20, `${ids.size} rows`)
  const idsDe = essayees(ids)
  assert.ok(routes.length > 150, `${routes.length} routes`)
  const avant = await empreintes(t)
  const fautes: string[] = []
  const nonAtteintes = new Set<string>()
  for (const route of routes) {
    const nom = `${route.method} ${route.url}`
    const statuts = new Set<number>()
    let rien = 0
    for (const exemple of exemplesDe(route.schema))
      for (const id of idsDe(route)) {
        const { statusCode, body } = await ask(elena, route, exemple(id))
        statuts.add(statusCode)
        if (isRien(statusCode, body)) rien++
        else if (![400, 403].includes(statusCode) && !(nom in autrement))
          fautes.push(`${nom} ${id}: ${statusCode} ${body.slice(0, 200)}`)
      }
    // A shape that is always refused never reached a row: it proves nothing, unless it is the row's own refusal.
    if (rien === 0 && !(nom in autrement) && !parUnChamp.has(nom))
      fautes.push(`${nom}: ${[...statuts]}, and never « nothing found »`)
    if (rien === 0) nonAtteintes.add(nom)
  }
  assert.deepEqual(fautes, [])
  assert.deepEqual(await empreintes(t), avant)
  const dites = [...Object.keys(autrement), ...parUnChamp]
  assert.deepEqual(
    dites.filter((nom) => !nonAtteintes.has(nom)),
    [],
    'lines that no longer say anything',
  )
})

test('what a neighbour does not find, its owner does', async () => {
  const idsDe = essayees(await aPrendre())
  const trouvees = new Set<string>()
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const admin = await t.as('admin@example.org')
    for (const id of idsDe(route)) {
      const { statusCode, body } = await ask(admin, route, exemplesDe(route.schema)[0]?.(id))
      if (statusCode === 200 && !isRien(statusCode, body)) trouvees.add(route.url)
    }
  }
  for (const url of [
    '/api/admin/demandes/dossier',
    '/api/admin/users/roles/dossier',
    '/api/admin/cms/blocklists/versions',
    '/api/admin/inbenta-faq/questions/versions',
    '/api/admin/notifications/dossier',
    '/api/admin/release-note',
    '/api/admin/audiences/usages',
    '/api/admin/referentiel/motif-contact/historique',
    '/api/admin/cms/tag/historique',
    '/api/admin/conservation/gels/historique',
    '/api/admin/settings/tarif-soins/usages',
    '/api/admin/identity/client',
  ])
    assert.ok(trouvees.has(url), url)
})
