import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isBackOfficeAccess, type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { readPdf } from '../platform/documents/testing/read-pdf.ts'

let t: TestApp
let camille: Inject
let admin: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const headers = { 'x-numcontrat': '20450001' }

/** What a document needs to be told to be printed at all. */
async function demandeDe(path: string): Promise<Record<string, string>> {
  if (path === '/documents/attestation')
    return { edition: 'relevePrestations', debut: '2026-01-01', fin: '2026-11-16' }
  if (path !== '/demandes/dossier') return {}
  const data = { nomConsentement: 'offres', isAccepted: false }
  const sent = await camille({
    method: 'POST',
    url: '/api/forms/consentement/form',
    // Asked for again, it is the same request.
    headers: { 'idempotency-key': 'registre' },
    payload: { data },
  })
  return { id: sent.json().demande.id }
}

test('R7.38 every printable resource answers its document to a POST, the same as to a GET', async () => {
  // The reference tables are one family: one of them stands for all.
  const printable = (Object.values(registry) as Resource[]).filter(
    ({ can, path }) =>
      can.print && (path === '/referentiel/sexe' || !path.startsWith('/referentiel/')),
  )
  assert.ok(printable.length >= 11, `${printable.length}`)
  for (const resource of printable) {
    const { path, can, scope } = resource
    const isStaff = can.print !== undefined && isBackOfficeAccess(can.print.access)
    const call = isStaff ? admin : camille
    const url = `${resourceUrl(resource, 'print')}/print`
    const demande = await demandeDe(path)
    const sent = scope === 'contrat' ? { headers } : {}
    const posted = await call({ method: 'POST', url, payload: demande, ...sent })
    assert.equal(posted.statusCode, 200, `${url} ${posted.body.slice(0, 200)}`)
    assert.equal(posted.headers['content-type'], 'application/pdf', url)
    assert.match(String(posted.headers['content-disposition']), /filename=".+\.pdf"/, url)
    const asked = await call({ url: `${url}?${new URLSearchParams(demande)}`, ...sent })
    const [lu, attendu] = [posted, asked].map(({ rawPayload }) => readPdf(rawPayload).pages)
    assert.ok(lu && lu.join('').length > 20, url)
    assert.deepEqual(lu, attendu, url)
  }
})

test('R7.38 a question that is wrong is said at its field, and prints nothing', async () => {
  const url = '/api/documents/attestation/print'
  const refus = await camille({ method: 'POST', url, payload: { edition: 'rien' }, headers })
  assert.equal(refus.statusCode, 400)
  assert.ok(refus.json().champs.edition)
})

/** Section 7 of the specification, written out; what staff alone read is under api/admin. */
const FORMS =
  'abonnement adresse cartetp changementidentifiant communication contact/v2 declarationsinistre declarationsinistreV2 ' +
  'dematerialisation garanties inscriptionbeneficiaire radiation-renfort radiation-assures ribcotisations ' +
  'ribprestations rib situation-contractuelle suppressioncompte pec/hospi paiement-cotisation-monext'
const LUS = [
  ...FORMS.split(' ').map((path) => `forms/${path}`),
  'identity/client v1/adherent/remboursements v2/adherent/prestations v2/adherent/paiements',
  'v2/adherent/tiers-prestations adherent/contrats adherent/courriers adherent/profil/v2',
  'referentiel/civilite referentiel/pays referentiel/sexe referentiel/code-postal?codePostal=35000',
  'referentiel/mode-paiement referentiel/type-sinistre cms/blocklists?name=Pages_Statiques',
  'vel/option-affiliation vel/option-radiation inbenta-faq/content inbenta-faq/search?query=carte',
  'simulateurprestation simulateurprestationv2?codeActe=CG&depense=3000 cgdm-svc/ged cgdm-svc/carte-tp',
  'documents/attestation',
].flatMap((line) => line.split(' '))
const LUS_PAR_LE_PERSONNEL = [
  'cms/documents cms/libraries cms/tag settings/edition settings/etiquette settings/mail settings/traduction',
  'settings/role history audiences users/roles connexion-counter statistiques-users release-note',
].flatMap((line) => line.split(' '))

type Verbs = Record<
  string,
  { requestBody?: object; responses: Record<string, { content?: object }> } | undefined
>
/** Those whose body the specification leaves open. */
const CORPS_OUVERTS =
  'activate-user change-password check-password forgot-username pre-forgot-username register reset-password'

/** What is read, or the name of what the question lacks: never that there is no such thing. */
function expectAnswer(path: string, { statusCode, body }: { statusCode: number; body: string }) {
  const isAsked = statusCode === 400 && 'champs' in JSON.parse(body)
  assert.ok(statusCode === 200 || isAsked, `${path} ${statusCode} ${body.slice(0, 200)}`)
}

test('R7.01 R7.28 R7.42 R7.73 every path of the registry of section 7 answers a GET, where it is said to be', async () => {
  for (const path of LUS) expectAnswer(path, await camille({ url: `/api/${path}`, headers }))
  for (const path of LUS_PAR_LE_PERSONNEL) expectAnswer(path, await admin(`/api/admin/${path}`))
})

test('R3.57 each path carries its French label, and says what identifies what it gives', async () => {
  const { paths } = (await t.visitor()('/api/openapi.json')).json()
  for (const resource of Object.values(registry) as Resource[]) {
    if (!resource.can.list) continue
    const url = resourceUrl(resource)
    const { summary = '' } = paths[url]?.get ?? {}
    assert.ok(summary.includes(resource.libelle), `${url} « ${summary} »`)
  }
  const { items } = (await camille({ url: '/api/referentiel/pays?taille=100', headers })).json()
  const pays = (Object.values(registry) as Resource[]).find(
    ({ path }) => path === '/referentiel/pays',
  )
  const cles = items.map((row: never) => pays?.identify(row))
  assert.equal(new Set(cles).size, items.length)
  assert.ok(cles.includes('FR'))
})

test('R8.04 a path that wants a session says so to whoever has none', async () => {
  const answer = await t.visitor()('/api/adherent/contrats')
  assert.deepEqual(
    [answer.statusCode, answer.json()],
    [401, { code: 'Unauthorized', message: 'Accès non autorisé' }],
  )
})

test('R7.04 R7.136 what each call takes and gives, where it is left open, stands in its own description', async () => {
  const { paths } = (await t.visitor()('/api/openapi.json')).json()
  for (const nom of CORPS_OUVERTS.split(' '))
    assert.ok(paths[`/api/identity/${nom}`]?.post?.requestBody, nom)
  for (const [path, verbs] of Object.entries(paths as Record<string, Verbs>))
    if (LUS.includes(path.replace('/api/', '')))
      assert.ok(verbs.get?.responses['200']?.content, `GET ${path} gives nothing that is described`)
})

test('R7.34 an act is sent as { data }, and nothing else is one', async () => {
  const envoi = (payload: object) =>
    camille({ method: 'POST', url: '/api/forms/abonnement/form', payload })
  assert.equal((await envoi({ alertes: ['document'] })).statusCode, 400)
  const answer = await envoi({ data: { alertes: ['document'] } })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.ok('isModeGestionManuel' in answer.json())
})

test('an act that nothing else is read of tells how it is offered, and nothing where it is not', async () => {
  const offerte = (await camille({ url: '/api/forms/rib', headers })).json()
  assert.equal(offerte.total, 1)
  assert.equal(offerte.items[0].acte, 'ribActeGestion')
  assert.equal(offerte.items[0].modeGestion, 'automatique')
})
