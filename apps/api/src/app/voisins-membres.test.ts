import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actes } from '@espace-adherent/contract'
import { isBackOfficeAccess } from '@espace-adherent/contract/resources'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { RouteOptions } from 'fastify'
import { createActesDeTest, NADIA } from '../../testing/actes.ts'
import { exemplesDe, nommeUneLigne } from '../../testing/formes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { ATLAS, deposer } from '../../testing/ribs.ts'
import { createSaisies } from '../../testing/saisies.ts'
import { empreintes, tablesDuSchema } from '../../testing/voisins.ts'

/** What Camille has is named by another member of her insurer, and by one of another insurer. */
const [CAMILLE, HUGO] = ['camille.martin@example.org', 'hugo.roche@example.org']
const SANTE = '20450001'
const MARQUE = 'zorglubesque'

type Route = { url: string; method: 'GET' | 'POST'; schema?: unknown }
const routes: Route[] = []
let t: TestApp
let camille: Inject
let voisins: [string, Inject, string][]
const de = createActesDeTest(() => t)
const saisies = createSaisies(() => t)
before(async () => {
  t = await createTestApp({ onRoute: note })
  camille = await t.as(CAMILLE)
  voisins = [
    ['of her insurer', await t.as(HUGO), '20450003'],
    ['of another insurer', await t.as(NADIA, ATLAS), '70310001'],
  ]
  await peupler()
})
after(() => t?.close())

/** Every route of those who signed in that names a row, in its address, its query or its body. */
function note({ method, url, schema, config }: RouteOptions) {
  const access = config?.access ?? 'public'
  if (access === 'public' || access === 'visiteur' || isBackOfficeAccess(access)) return
  if (method !== 'GET' && method !== 'POST') return
  const verbe = method === 'GET' ? 'GET' : 'POST'
  const { querystring, body } = (schema ?? {}) as { querystring?: unknown; body?: unknown }
  const taken = method === 'GET' ? querystring : body
  if (taken && nommeUneLigne(taken)) routes.push({ url, method: verbe, schema: taken })
  else if (/:\w+/.test(url)) routes.push({ url, method: verbe })
}

const post = async (who: Inject, url: string, payload: object) =>
  who({
    method: 'POST',
    url,
    payload,
    headers: { 'x-numcontrat': SANTE, 'x-securitycode': (await who.prove?.()) ?? '' },
  })

/** What the demonstration has none of, with a word that nobody else writes. */
async function peupler() {
  const data = {
    numeroContrat: SANTE,
    motif: 'REM',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: `Un remboursement ${MARQUE}`,
    piece: await deposer(camille, `${MARQUE}.pdf`),
    piece2: null,
    piece3: null,
  }
  const saisie = { ...data, message: `Un brouillon ${MARQUE}`, piece: null }
  for (const [url, payload] of [
    ['/api/forms/contact/v2/form', { data }],
    [
      '/api/demarches/brouillons',
      { acte: 'contactActeGestion', sujet: '', saisie, etape: 'message', revision: 0 },
    ],
    ['/api/adherent/donnees/create', {}],
  ] as const) {
    const answer = await post(camille, url, payload)
    assert.equal(answer.statusCode, 200, `${url} ${answer.body}`)
  }
  await deposer(camille, `${MARQUE}.pdf`)
  // Her copy is made by a job.
  await t.jobs.drain()
}

/** Her rows, by their keys: of each table that names an account, a person or a contract, and of what hangs on a request. */
async function lesSiennes(): Promise<string[]> {
  const ids = new Set([SANTE])
  const lire = async (requete: string) =>
    ((await t.database.db.execute(requete)) as unknown as { rows: { id: string }[] }).rows
  const siens = `(select id::text from compte where user_name = '${CAMILLE}')`
  const elle = `(select personne_id::text from compte where user_name = '${CAMILLE}')`
  for (const table of await tablesDuSchema()) {
    const { name, columns } = getTableConfig(table)
    const noms = columns.map((column) => column.name)
    const cle = noms.find((nom) => ['id', 'remoteFileName'].includes(nom))
    if (!cle || name === 'historique') continue
    const ou = [
      noms.includes('compteId') && `compte_id::text = ${siens}`,
      noms.includes('personneId') && `personne_id::text = ${elle}`,
      noms.includes('numeroContrat') && `numero_contrat = '${SANTE}'`,
      noms.includes('demandeId') &&
        `demande_id in (select id from demande where compte_id::text = ${siens})`,
      ['compte', 'personne'].includes(name) && `id::text in (${siens}, ${elle})`,
    ].filter(Boolean)
    if (ou.length === 0) continue
    const colonne = cle.replaceAll(/[A-Z]/g, (lettre) => `_${lettre.toLowerCase()}`)
    const lignes = `from "${name}" where ${ou.join(' or ')}`
    // Of documents the latest of each nature: a page that begins after the oldest is as empty as after one of nobody.
    const isDocument = noms.includes('nature') && noms.includes('le')
    const rows = await lire(
      isDocument
        ? `select distinct on (nature) ${colonne}::text as id ${lignes} order by nature, le desc`
        : `select ${colonne}::text as id ${lignes} order by 1 limit 2`,
    )
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}

const ask = (
  who: Inject,
  { url, method, schema }: Route,
  id: string,
  contrat: string,
  rang = 0,
) => {
  const adresse = url.replaceAll(/:\w+/g, encodeURIComponent(id))
  const valeur = (schema ? exemplesDe(schema)[rang]?.(id) : {}) as object
  const headers = { 'x-numcontrat': contrat }
  if (method === 'POST') return who({ method, url: adresse, payload: valeur, headers })
  const query = Object.fromEntries(Object.entries(valeur).map(([nom, un]) => [nom, String(un)]))
  return who({ url: adresse, query, headers })
}

/** An id of nobody that is written as that one is. */
const pareil = (id: string) =>
  id.includes('-')
    ? '00000000-0000-4000-8000-000000000000'
    : id.replaceAll(/[0-9a-f]/g, (lettre) => (/\d/.test(lettre) ? '9' : 'e'))

/** An answer without the id that was asked with; one of few digits may stand in any number. */
const sans = (body: string, id: string) => (id.length < 8 ? body : body.replaceAll(id, ''))

/** What comes of a member's own doing while they try: their session, their lines, what limits them. */
const A_EUX = /^(historique|session|connexion|budget_securite|autorisation|travail|job)/

const etat = async () =>
  Object.fromEntries(Object.entries(await empreintes(t)).filter(([nom]) => !A_EUX.test(nom)))

test('a row of another member is found by no verb of members, and nothing of it is told or changed', async () => {
  const ids = await lesSiennes()
  assert.ok(ids.length > 20, `${ids.length} rows`)
  assert.ok(routes.length > 40, `${routes.length} routes`)
  const avant = await etat()
  const fautes: string[] = []
  /** What a row of nobody is answered, by whoever asks and how. */
  const nuls = new Map<string, ReturnType<typeof ask>>()
  let essais = 0
  for (const [qui, voisin, contrat] of voisins)
    for (const route of routes)
      for (const id of ids) {
        const variantes = route.schema ? exemplesDe(route.schema).length : 1
        for (let rang = 0; rang < variantes; rang++) {
          essais += 1
          const answer = await ask(voisin, route, id, contrat, rang)
          const denul = (autre: string) => {
            const cle = `${qui} ${route.method} ${route.url} ${rang} ${autre}`
            const connu = nuls.get(cle) ?? ask(voisin, route, autre, contrat, rang)
            nuls.set(cle, connu)
            return connu
          }
          const nom = `${route.method} ${route.url} ${qui} ${id}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
          if (answer.body.includes(MARQUE) || /Camille|Martin/.test(answer.body)) fautes.push(nom)
          // Answered as for a row of nobody: nothing tells that it is there.
          const nul = await denul(pareil(id))
          if (
            answer.statusCode !== nul.statusCode ||
            sans(answer.body, id) !== sans(nul.body, pareil(id))
          )
            fautes.push(`${nom} / ${nul.statusCode} ${nul.body.slice(0, 200)}`)
        }
      }
  console.log(`rows of another member: ${essais} tried on ${routes.length} routes`)
  assert.deepEqual(fautes, [])
  assert.deepEqual(await etat(), avant)
})

/** What no row of hers is needed for, or what she has not asked for here: each has tests of its own. */
const horsSujet = [
  // Named by an act, not by a row.
  '/api/identity/client/mode-gestion/:id',
  // Pictures of the care networks, of nobody.
  '/api/reseaux-soins/images/:id',
  // Asks for codes of care besides the person.
  '/api/simulateurprestationv2',
  // Of an advice, a signature, a copy, an archive, a payment by card that were not made.
  '/api/paiements-cotisation',
  '/api/adherent/donnees/visionneuse',
  '/api/demarches/conseil/visionneuse',
  '/api/demarches/ipid/visionneuse',
  '/api/demandes/preuve/visionneuse',
  '/api/adherent/papiers/visionneuse',
  '/api/cgdm-svc/carte-tp/portefeuille/visionneuse',
  // Of the insurer's management system: no session opens them.
  '/api/systeme/v1/demandes/:id',
  '/api/systeme/v1/demandes/:id/pieces/:remoteFileName',
]

test('what a neighbour does not find, its owner does', async () => {
  const ids = await lesSiennes()
  const jamais = new Set<string>()
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const trouve = async (id: string) => {
      const { statusCode, body } = await ask(camille, route, id, SANTE)
      const nul = await ask(camille, route, pareil(id), SANTE)
      return statusCode === 200 && sans(body, id) !== sans(nul.body, pareil(id))
    }
    let isTrouve = false
    for (const id of ids) isTrouve ||= await trouve(id)
    if (!isTrouve) jamais.add(route.url)
  }
  assert.deepEqual([...jamais].sort(), horsSujet.sort())
})

test('no act of another member’s contract is sent, whole as its owner may send it', async () => {
  const fautes: string[] = []
  let essais = 0
  for (const acte of Object.values(actes)) {
    const ligne = saisies[acte.key]
    const [proprietaire = CAMILLE] = ligne.de
    if (acte.key === 'renonciationActeGestion') continue
    const data = (await ligne.saisie(await t.as(proprietaire), 0)) as { numeroContrat?: string }
    // Of one's own account: it names nothing of anybody's.
    if (!data.numeroContrat) continue
    const avant = await etat()
    const autre = proprietaire === CAMILLE ? HUGO : CAMILLE
    for (const [userName, hote] of [
      [autre, undefined],
      [NADIA, ATLAS],
    ] as const) {
      const voisin = await t.as(userName, hote)
      const code = await voisin.prove?.()
      essais += 1
      const headers = { 'x-numcontrat': data.numeroContrat, 'x-securitycode': code ?? '' }
      const { statusCode, body } = await de.envoyer(voisin, acte.path, data, headers)
      if (![400, 403, 404].includes(statusCode)) fautes.push(`${acte.key} ${statusCode} ${body}`)
    }
    assert.deepEqual(await etat(), avant, acte.key)
  }
  console.log(`acts on another member’s contract: ${essais} tried`)
  assert.deepEqual(fautes, [])
})
