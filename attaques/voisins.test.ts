import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Visiteur } from './support/demandeur.ts'
import { compter } from './support/essais.ts'
import { createHasard } from './support/hasard.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { type OpenApi, type Route, requeteDe, routesOf } from './support/requetes.ts'
import { signInBoth } from './support/voisins.ts'

/** Of each list, so many rows are tried: all of them with VOISINS_MAX=1000. */
const MAX = Number(process.env.VOISINS_MAX ?? 1)

/** So many requests at once: the server is kept busy while answers are read. */
const ENSEMBLE = 6

let portail: Portail
let horizon: Visiteur
let atlas: Visiteur
let doc: OpenApi
before(async () => {
  portail = await startPortail()
  ;({ horizon, atlas } = await signInBoth(portail.port))
  doc = JSON.parse((await lire(horizon, '/api/openapi.json')).texte) as OpenApi
})
after(() => portail?.end('SIGKILL'))

async function lire(qui: Visiteur, path: string) {
  const { status, body } = await qui.send({ method: 'GET', path })
  return { status, texte: body.toString() }
}

type Liste = { path: string; texte: string; ids: string[] }

/** What looking changes by itself, or what tells the hour: not the insurer's rows. */
const bouge =
  /\/(history|presence|exploitation|jobs|tableau|journee|reperes|statistiques|connexion|surveillance|alertes)/

/** Every list of staff that is read without naming anything, with the ids of its rows. */
async function listesDe(qui: Visiteur): Promise<Liste[]> {
  const chemins = routesOf(doc).filter(
    ({ method, path, operation }) =>
      method === 'GET' &&
      operation &&
      path.startsWith('/api/admin/') &&
      !/\{|\/(export|print)$/.test(path),
  )
  const listes: Liste[] = []
  for (let rang = 0; rang < chemins.length; rang += ENSEMBLE) {
    const ensemble = chemins.slice(rang, rang + ENSEMBLE).map(async ({ path }) => {
      const { status, texte } = await lire(qui, path)
      if (status !== 200) return []
      const lu = JSON.parse(texte) as { items?: { id?: unknown }[] } | { id?: unknown }[]
      const lignes = Array.isArray(lu) ? lu : (lu.items ?? [])
      const ids = lignes.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
      return lignes.length > 0 ? [{ path, texte, ids }] : []
    })
    listes.push(...(await Promise.all(ensemble)).flat())
  }
  return listes
}

/** Routes of staff that take the id of a row: in their address, or in what is sent. */
const preneuses = () =>
  routesOf(doc).filter(
    ({ path, operation: { parameters = [], requestBody } }) =>
      path.startsWith('/api/admin/') &&
      !/\/(export|print|differe)$/.test(path) &&
      (parameters.some(({ name }) => name === 'id') ||
        /"(id|cibles)":/.test(JSON.stringify(requestBody?.content ?? {}))),
  )

/** What stands behind the address of a list, where one row of it is read or changed. */
const suffixes =
  /\/(historique|usages|create|update|delete|publish|restore|lot|(delete|publish)\/lot)$/

/**
 * Of a list that staff keep, its own rows and two of other kinds; of anything else, rows of every kind: an id that is
 * sought in the table of another list is nobody's there, whoever tries it.
 */
function aEssayer(avant: readonly Liste[], miennes: ReadonlySet<string>) {
  const parListe = new Map(
    avant.map(({ path, ids }) => [path, ids.filter((id) => !miennes.has(id)).slice(0, MAX)]),
  )
  const toutes = [...new Set([...parListe.values()].flat())]
  const chemins = new Set(routesOf(doc).map(({ path }) => path))
  const siennes = ({ path }: Route) => {
    const liste = path.replace(suffixes, '')
    const ids = parListe.get(liste) ?? []
    const isTenue = ids.length > 0 || chemins.has(`${liste}/historique`)
    return isTenue ? [...ids, ...toutes.filter((id) => !ids.includes(id)).slice(0, 2)] : toutes
  }
  return { toutes, siennes }
}

/** Whether an answer tells of it; a number of few digits may stand in any other. */
const dit = (texte: string, id: string) => texte.includes(id.length < 8 ? `"${id}"` : id)

/** A good request of the route, in which every id is this one. */
function viser(route: Route, id: string, graine: number) {
  const demande = requeteDe(route, createHasard(graine), doc, true)
  const [chemin, question] = demande.path.split('?')
  const parametres = new URLSearchParams(question)
  if (route.operation.parameters?.some(({ name }) => name === 'id')) parametres.set('id', id)
  const path = parametres.size > 0 ? `${chemin}?${parametres}` : demande.path
  // A file is sent as it is: whose it is stands in the address.
  const isJson = /json/.test(String(new Headers(demande.headers).get('content-type')))
  if (typeof demande.body !== 'string' || !isJson) return { ...demande, path }
  const replace = (value: unknown, nom = ''): unknown => {
    if (nom === 'id') return id
    if (nom === 'revision') return 1
    if (Array.isArray(value)) return value.map((inner) => replace(inner))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, replace(inner, key)]),
    )
  }
  return { ...demande, path, body: JSON.stringify(replace(JSON.parse(demande.body))) }
}

/** « Nothing found », « wrong » and « not for you » are refusals; an empty answer tells nothing. */
const isRien = (texte: string) => /"items":\[\]|"faites":0|^\[\]$/.test(texte)

/** Everything of the victim's lists is tried by the thief; what they hold is compared by whoever calls. */
async function attaquer(voleur: Visiteur, siennes: Liste[], avant: Liste[]) {
  const miennes = new Set(siennes.flatMap(({ ids }) => ids))
  // What both have by that name (a code of a common table) is one's own too.
  const { toutes, siennes: idsDe } = aEssayer(avant, miennes)
  assert.ok(toutes.length > 5, `${toutes.length} ids`)
  const statuts = new Map<number, number>()
  const trouvees: string[] = []
  let essais = 0
  const essayer = async (route: Route, id: string, rang: number) => {
    const { status, body } = await voleur.send(viser(route, id, rang + 1))
    essais++
    statuts.set(status, (statuts.get(status) ?? 0) + 1)
    const texte = body.toString()
    if (status < 300 && !isRien(texte) && dit(texte, id))
      trouvees.push(`${route.method} ${route.path} ${id}: ${status} ${texte.slice(0, 200)}`)
    if (status >= 500) trouvees.push(`${route.method} ${route.path} ${id}: ${status}`)
  }
  for (const route of preneuses()) {
    const ids = idsDe(route)
    for (let rang = 0; rang < ids.length; rang += ENSEMBLE)
      await Promise.all(
        ids.slice(rang, rang + ENSEMBLE).map((id, de) => essayer(route, id, rang + de)),
      )
  }
  assert.deepEqual(trouvees, [])
  const { 404: inconnues = 0, ...autres } = Object.fromEntries(statuts)
  assert.ok(
    inconnues > essais / 4,
    `${inconnues} not found of ${essais}, ${JSON.stringify(autres)}`,
  )
  return { essais, statuts: Object.fromEntries(statuts) }
}

/** The lists of an insurer are as they were, word for word. */
async function comparer(qui: Visiteur, avant: Liste[]) {
  const apres = new Map((await listesDe(qui)).map(({ path, texte }) => [path, texte]))
  for (const { path, texte } of avant)
    if (!bouge.test(path)) assert.equal(apres.get(path), texte, path)
}

test('nothing of one insurer is found or changed at the other, whatever is tried with its ids', async () => {
  // Read once before and once after both have tried: no walk of the lists is made twice.
  const [celles, autres] = [await listesDe(horizon), await listesDe(atlas)]
  const aller = await attaquer(atlas, autres, celles)
  const retour = await attaquer(horizon, celles, autres)
  await comparer(horizon, celles)
  await comparer(atlas, autres)
  console.log(`voisins: ${JSON.stringify([aller.statuts, retour.statuts])}`)
  compter('voisins', aller.essais + retour.essais)
})
