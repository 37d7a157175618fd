import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Acte, type ActeGestion, actes, actesGestion } from '@espace-adherent/contract'
import type { Role } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { createActesDeTest } from '../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp, voirComme } from '../../testing/index.ts'
import { createRibs, deposer, JEANNE } from '../../testing/ribs.ts'
import { actesSuivis, createSaisies, jour, noon } from '../../testing/saisies.ts'
import { demande, demandeFichier } from '../features/demandes/demandes.schema.ts'
import { fichier } from '../features/fichiers/fichiers.schema.ts'
import { client } from '../features/portail/portail.schema.ts'
import { compte } from '../noyau/comptes.schema.ts'

/**
 * Every act × every way in which something comes in × everybody who might read it. What is medical is written by hand:
 * the documents that clerks read of the acts that may carry medical papers. Nothing else of these is theirs.
 */
const LUES_PAR_LES_GESTIONNAIRES: Partial<Record<ActeGestion, readonly string[]>> = {
  declarationSinistreActeGestion: ['decomptesIj', 'acteDeces', 'livretFamille', 'bulletin'],
  declarationSinistreV2ActeGestion: ['facture', 'decompteRo'],
  pecHospiActeGestion: [],
}

/** Something that was sent: how it is found in an answer, and whether the medical service alone reads it. */
type Envoye = {
  acte: ActeGestion
  par: string
  demandeId: string
  chemin: string
  /** The name of a file, or a text: of nothing else. */
  marque: string
  /** Of a file. */
  remoteFileName?: string
  isMedical: boolean
}

let t: TestApp
let clerk: Inject
const de = createActesDeTest(() => t)
const ribs = createRibs(() => t)
const table = createSaisies(() => t)
const envoyes: Envoye[] = []
let marques = 0
const marque = (quoi: string) => `${quoi}-du-coeur-${++marques}-fin`

before(async () => {
  t = await createTestApp()
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const modesGestion = Object.fromEntries(actesGestion.map((acte) => [acte, 'manuel']))
  const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
  t.clock.now = noon
  clerk = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

const traiter = async (id: string, geste: object) => {
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  const url = '/api/admin/demandes/traitement'
  const payload = { id, revision: row?.revision, ...geste }
  const answer = await clerk({ method: 'POST', url, payload })
  assert.equal(answer.statusCode, 200, answer.body)
}

/** Nobody sends so many files in a day. */
const oublier = () =>
  t.database.db.update(fichier).set({ deposeLe: sql`depose_le - interval '2 days'` })

/** Sent with a file in every field that holds one: the request takes those that it asks for. */
async function envoyer(call: Inject, acte: Acte, data: Record<string, unknown>) {
  const noms = new Map<string, string>()
  for (const champ of Object.keys(acte.libellesPieces)) {
    const nom = marque(`avec-la-demande-${champ}`)
    const piece = await deposer(call, `${nom}.pdf`)
    noms.set(piece.remoteFileName, nom)
    data[champ] = Array.isArray(data[champ]) ? [piece] : piece
  }
  const headers = { 'x-securitycode': (await call.prove?.()) ?? '' }
  const answer = await de.envoyer(call, acte.path, data, headers)
  assert.equal(answer.statusCode, 200, answer.body)
  return { id: answer.json().demande.id as string, noms }
}

type Reponse = { texte: string | null; nom: string | null; isMedicale?: boolean }

/** A clerk asks, for a document or in words; the member answers. Gives the name of the file in our store. */
async function demanderEtRepondre(call: Inject, id: string, champ: string | null, dit: Reponse) {
  const motif = champ === null ? null : 'illisible'
  const texte = 'Merci de répondre'
  await traiter(id, { geste: 'demander', champ, motif, texte, echeance: jour(20) })
  const { attentesDetail, revision } = (await call(`/api/demandes/dossier?id=${id}`)).json()
  const ouverte = attentesDetail.find((une: { reponduLe: null }) => une.reponduLe === null)
  const piece = dit.nom === null ? null : await deposer(call, `${dit.nom}.pdf`)
  const payload = {
    geste: 'repondre',
    id,
    revision,
    attente: ouverte.id,
    texte: dit.texte,
    fichiers: piece ? [piece] : [],
    ...(dit.isMedicale && { isMedicale: true }),
  }
  const answer = await call({ method: 'POST', url: '/api/demandes/geste', payload })
  assert.equal(answer.statusCode, 200, answer.body)
  return piece?.remoteFileName as string
}

for (const cle of actesSuivis)
  test(`${cle}: what comes in, by every way there is`, async () => {
    t.clock.now = noon
    await oublier()
    const acte = actes[cle] as unknown as Acte
    const par = table[cle].de[0] ?? ''
    const call = await t.as(par)
    // What can be renounced has been accepted.
    if (cle === 'renonciationActeGestion') {
      const un = envoyes.find((envoye) => envoye.acte === 'garantiesActeGestion')
      await traiter(un?.demandeId ?? '', { geste: 'accepter' })
    }
    const data: Record<string, unknown> = { ...(await table[cle].saisie(call, 0)) }
    // The only text of one's own in the form of an act that may carry medical papers.
    const recit = marque('circonstances')
    if ('circonstances' in data)
      Object.assign(data, { typeSinistre: 'ACCPRI', employeur: '', circonstances: recit })
    const { id, noms } = await envoyer(call, acte, data)
    const lues = LUES_PAR_LES_GESTIONNAIRES[cle]
    const commun = { acte: cle, par, demandeId: id }
    const note = (chemin: string, quoi: Omit<Envoye, keyof typeof commun | 'chemin'>) =>
      envoyes.push({ ...commun, chemin, ...quoi })
    if ('circonstances' in data) note('the form', { marque: recit, isMedical: true })

    const prises = await t.database.db
      .select()
      .from(demandeFichier)
      .where(eq(demandeFichier.demandeId, id))
    for (const { remoteFileName, champ } of prises) {
      const isMedical = lues !== undefined && !lues.includes(champ)
      note('with the act', { marque: noms.get(remoteFileName) ?? '', remoteFileName, isMedical })
    }
    for (const champ of Object.keys(acte.libellesPieces)) {
      const nom = marque(`reponse-${champ}`)
      const remoteFileName = await demanderEtRepondre(call, id, champ, { texte: null, nom })
      const isMedical = lues !== undefined && !lues.includes(champ)
      note('asked for by its field', { marque: nom, remoteFileName, isMedical })
    }
    for (const isMedicale of [false, true]) {
      const [texte, nom] = [marque('reponse-libre'), marque('piece-libre')]
      const dit = { texte, nom, isMedicale }
      const remoteFileName = await demanderEtRepondre(call, id, null, dit)
      const isMedical = lues !== undefined || isMedicale
      note('a free question, in words', { marque: texte, isMedical })
      note('a free question, a file', { marque: nom, remoteFileName, isMedical })
      const message = marque('message')
      const payload = { geste: 'ecrire', id, texte: message, ...(isMedicale && { isMedicale }) }
      const ecrit = await call({ method: 'POST', url: '/api/demandes/geste', payload })
      assert.equal(ecrit.statusCode, 200, ecrit.body)
      note('a message', { marque: message, isMedical })
    }
  })

const PIECES_STAFF = '/api/admin/demandes/pieces/visionneuse?id='
const PIECES_MEMBRE = '/api/demandes/pieces/visionneuse?id='
const FICHIER = '/api/fichiers/'

let lus = 0
/** What one reads of a request, and of each file by these ways; every answer is one that was tried. */
async function lire(
  call: Inject,
  dossier: string,
  les: readonly Envoye[],
  attendu: (envoye: Envoye) => { isLu: boolean; chemins: Record<string, number> },
) {
  for (const id of new Set(les.map(({ demandeId }) => demandeId))) {
    const { body } = await call(`${dossier}?id=${id}`)
    for (const envoye of les.filter(({ demandeId }) => demandeId === id)) {
      const { isLu, chemins } = attendu(envoye)
      const quoi = `${envoye.acte}, ${envoye.chemin}`
      assert.equal(body.includes(envoye.marque), isLu, `${quoi}: ${envoye.marque}`)
      lus += 1
      if (!envoye.remoteFileName) continue
      for (const [chemin, statut] of Object.entries(chemins)) {
        const answer: Awaited<ReturnType<Inject>> = await call(`${chemin}${envoye.remoteFileName}`)
        assert.equal(answer.statusCode, statut, `${quoi}, ${chemin}`)
        if (statut !== 200) assert.doesNotMatch(answer.body, /%PDF|du-coeur/)
        lus += 1
      }
    }
  }
}

/** A question in words twice, once as medical: words, a file and a message each. */
const LIBRES = 6

test('every way of every act was tried, as medical and not', () => {
  for (const cle of actesSuivis) {
    const siens = envoyes.filter(({ acte }) => acte === cle)
    const chemins = Object.keys((actes[cle] as unknown as Acte).libellesPieces).length + LIBRES
    assert.ok(siens.length >= chemins, `${cle}: ${siens.length} of at least ${chemins} ways`)
    const medicaux = siens.filter(({ isMedical }) => isMedical).length
    assert.ok(medicaux >= LIBRES / 2, `${cle}: ${medicaux} of them medical`)
  }
})

/** Every role of the staff, alone and together: whoever is of the medical service reads, nobody else does. */
const personnel: [Role[], boolean][] = [
  [['BackEndUser'], false],
  [['Consultant'], false],
  [['Admin'], false],
  [['Admin', 'BackEndUser', 'Consultant'], false],
  [['User', 'BackEndUser'], false],
  [['ServiceMedical'], true],
  [['BackEndUser', 'ServiceMedical'], true],
  [['Admin', 'Consultant', 'ServiceMedical'], true],
]

async function devenir(roles: Role[]): Promise<Inject> {
  const { db } = t.database
  await db.update(compte).set({ roles }).where(eq(compte.userName, 'consultant@example.org'))
  // Nobody opens so many in an hour.
  await db.execute(sql`delete from lecture_personnel`)
  return t.as('consultant@example.org')
}

for (const [roles, isService] of personnel)
  test(`staff, ${roles.join(' and ')}: ${isService ? 'reads all of it' : 'reads what is ordinary, not even the name of the rest'}`, async () => {
    for (const cle of actesSuivis) {
      const call = await devenir(roles)
      const les = envoyes.filter(({ acte }) => acte === cle)
      await lire(call, '/api/admin/demandes/dossier', les, ({ isMedical }) => ({
        isLu: isService || !isMedical,
        chemins: { [PIECES_STAFF]: isService || !isMedical ? 200 : 403, [FICHIER]: 404 },
      }))
    }
    // Lists, exports, search: they tell of requests, never of what is in them.
    const call = await devenir(roles)
    for (const url of [
      '/api/admin/demandes/traitement',
      '/api/admin/demandes/tableau',
      '/api/admin/demandes/registre/export',
      '/api/admin/demandes/reclamations/export',
      '/api/admin/history',
      '/api/admin/history/export',
      '/api/admin/recherche?q=du-coeur',
      '/api/admin/demandes/traitement?q=du-coeur',
    ])
      assert.doesNotMatch((await call(url)).body, /du-coeur-\d/, url)
  })

const membres = [...new Set(actesSuivis.map((cle) => table[cle].de[0] ?? ''))]
const de1 = (par: string) => envoyes.filter((envoye) => envoye.par === par)

for (const par of membres) {
  test(`${par} reads all that they sent`, async () =>
    lire(await t.as(par), '/api/demandes/dossier', de1(par), () => ({
      isLu: true,
      chemins: { [PIECES_MEMBRE]: 200, [FICHIER]: 200, [PIECES_STAFF]: 403 },
    })))

  test(`staff who see the portal as ${par} does read what is ordinary`, async () => {
    const [{ id } = { id: '' }] = await t.database.db
      .select()
      .from(compte)
      .where(eq(compte.userName, par))
    for (const roles of [['Admin'], ['Admin', 'ServiceMedical']] satisfies Role[][]) {
      const call = await voirComme(await devenir(roles), id)
      await lire(call, '/api/demandes/dossier', de1(par), ({ isMedical }) => ({
        isLu: !isMedical,
        chemins: {
          [PIECES_MEMBRE]: isMedical ? 403 : 200,
          [FICHIER]: isMedical ? 403 : 200,
          [PIECES_STAFF]: 403,
        },
      }))
    }
  })
}

test('another person of the contract reads nothing of it', async () =>
  lire(
    await t.as('julien.martin@example.org'),
    '/api/demandes/dossier',
    de1('camille.martin@example.org'),
    () => ({ isLu: false, chemins: { [PIECES_MEMBRE]: 404, [FICHIER]: 404, [PIECES_STAFF]: 403 } }),
  ))

test('a relative who was let in, to care as well, reads nothing that is medical, and opens no file', async () => {
  const camille = await t.as('camille.martin@example.org')
  const url = '/api/adherent/delegations'
  const invitation = {
    nom: 'Jeanne',
    email: JEANNE,
    domaines: ['demarches', 'remboursements'],
    fin: '31/12/2026',
  }
  const headers = { 'x-securitycode': (await camille.prove?.()) ?? '' }
  const invitee = await camille({
    method: 'POST',
    url: `${url}/create`,
    payload: invitation,
    headers,
  })
  assert.equal(invitee.statusCode, 200, invitee.body)
  const [mail] = await ribs.inbox(JEANNE)
  const code = /acces-proche\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const jeanne = await t.as(JEANNE)
  const geste = (payload: object) => jeanne({ method: 'POST', url: `${url}/geste`, payload })
  const { id } = (await geste({ geste: 'accepter', code })).json()
  assert.equal((await geste({ geste: 'ouvrir', id })).statusCode, 200)
  const sinistre = envoyes.find(({ acte }) => acte === 'declarationSinistreActeGestion')
  const vu = await jeanne(`/api/demandes/dossier?id=${sinistre?.demandeId}`)
  assert.equal(vu.statusCode, 200, vu.body)
  assert.match(vu.body, /Message reçu, lu par le service médical/)
  assert.match(vu.body, /"apres":"Lu par le service médical"/)
  const medicaux = de1('camille.martin@example.org').filter(({ isMedical }) => isMedical)
  await lire(jeanne, '/api/demandes/dossier', medicaux, () => ({
    isLu: false,
    chemins: { [PIECES_MEMBRE]: 403, [FICHIER]: 403, [PIECES_STAFF]: 403 },
  }))
})

test('no mail, no notification and no receipt says what is medical', async () => {
  await t.jobs.drain()
  const { db } = t.database
  const { rows } = (await db.execute(
    sql`select (select string_agg(n::text, ' ') from notification n) as dites`,
  )) as unknown as { rows: { dites: string | null }[] }
  const mails = (await t.visitor()('/dev/mailbox/messages')).body
  for (const { marque: m, isMedical } of envoyes)
    if (isMedical) assert.ok(!mails.includes(m) && !rows[0]?.dites?.includes(m), m)
  assert.ok(lus > 5000, `only ${lus} were tried`)
})
