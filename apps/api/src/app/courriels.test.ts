import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type ActeGestion, actes } from '@espace-adherent/contract'
import { casMots, exempleDe, isMotMail, type MotMail, renderMail } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { motifs } from '../../demo/bureau/motifs.ts'
import { fautesCourriel, isEcran, liensDe, SANTE } from '../../testing/courriels.ts'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import type { Client } from '../features/client.ts'
import { nomCourriel } from '../features/demandes/courriel.ts'
import { fillIn, motifsInitiaux } from '../features/demandes/modeles.ts'
import * as demandes from '../features/demandes/mots.ts'
import { lienDesinscription } from '../features/envois/redaction.ts'
import { createMail } from '../features/messages/index.ts'
import { lienRetourPapier } from '../features/messages/papier.ts'
import { catalogueMots } from './slices.ts'

let t: TestApp
let clients: Client[]
before(async () => {
  t = await createTestApp()
  clients = ['localhost', 'atlas.localhost'].flatMap((host) => t.annuaire.byHost(host) ?? [])
  assert.equal(clients.length, 2)
})
after(() => t?.close())

const mails = catalogueMots.all.filter(isMotMail)

/** Values that sentences trip over, for every variable that is a text. */
const genants = [
  'X',
  'Élodie',
  'Hugo',
  'Jean-Baptiste d’Ormesson-Lefèvre-Saint-Hilaire',
  '1',
  '0',
  'a <b> & "c"',
]

const valeursDe = (mot: MotMail, texte: string, cas: (typeof casMots)[number]) => ({
  ...exempleDe(mot, cas),
  ...Object.fromEntries(
    Object.entries(mot.variables)
      .filter(([, genre]) => genre === 'texte')
      .map(([nom]) => [nom, texte]),
  ),
})

const ecrire = (client: Client, mot: MotMail, prenom: string | null, valeurs: object) =>
  createMail(client, {
    to: 'x@example.org',
    prenom,
    ...renderMail(client.mots, mot, { ...valeurs, assureur: client.libelle }),
  })

test('every mail that exists greets once, has a plain part and tells nobody’s health', () => {
  assert.ok(mails.length > 80, `${mails.length} mails`)
  const fautes: string[] = []
  for (const client of clients)
    for (const mot of mails)
      for (const [rang, texte] of genants.entries()) {
        const cas = casMots[rang % casMots.length] ?? 'usuel'
        const prenom = rang % 2 === 0 ? 'Élodie' : null
        const mail = ecrire(client, mot, prenom, valeursDe(mot, texte, cas))
        fautes.push(...fautesCourriel(mail).map((faute) => `${mot.key}: ${faute}`))
      }
  assert.deepEqual([...new Set(fautes)], [])
})

/** Each text that a clerk may start from, as it is when nobody changes it. */
const modeles = [...motifsInitiaux, ...motifs].map(({ texte }) =>
  fillIn(texte, { prenom: 'Élodie', numero: '20450001' }),
)

/** What people type although the mail greets already. */
const tapes = [
  'Bonjour, il manque une page.',
  'Bonjour Élodie,\n\nIl manque une page.',
  'Bonjour Madame Martin,\nil manque une page.',
  'Bonsoir,\n\nIl manque une page.',
  'Madame, Monsieur,\n\nIl manque une page.',
  'Chère Madame, il manque une page.',
  '  bonjour !\n\nIl manque une page.',
]

test('what a clerk types, or starts from, brings no second greeting; nothing else of it is lost', () => {
  for (const client of clients) {
    const textes = [...modeles, ...tapes]
    assert.ok(textes.length > 15)
    for (const texte of textes)
      for (const mot of [
        demandes.refus,
        demandes.complement,
        demandes.sansSuite,
        demandes.planifiee,
        demandes.reprise,
        demandes.messageSansCompte,
      ] as unknown as MotMail[]) {
        const valeurs = { ...exempleDe(mot, 'usuel'), libelle: 'Changer d’adresse', texte }
        const mail = ecrire(client, mot, 'Élodie', {
          ...valeurs,
          lien: 'https://exemple.fr/#/aide',
        })
        assert.deepEqual(fautesCourriel(mail), [], `${mot.key}: ${texte}`)
        const fin = texte.trim().split(/\s+/).slice(-3).join(' ')
        assert.ok(mail.text.replaceAll(/\s+/g, ' ').includes(fin.replaceAll(/\s+/g, ' ')), texte)
      }
  }
})

test('the names of acts, which stand in subjects, tell nobody’s health', () => {
  for (const acte of Object.keys(actes) as ActeGestion[])
    assert.doesNotMatch(nomCourriel(acte), SANTE, acte)
})

const src = fileURLToPath(new URL('..', import.meta.url))

test('every address that mails and notifications lead to is a screen that exists', () => {
  const adresses = globSync('features/**/*.ts', { cwd: src })
    .filter((path) => !/\.test\.ts$|\.routes\.ts$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(src, path), 'utf8')
      return [
        ...[...source.matchAll(/\/#(\/[\w/-]+)/g)].map(([, adresse = '']) => adresse),
        ...[...source.matchAll(/(?:LIEN|ROUTE)\b[^=\n]*= '(\/[\w/-]+)'/g)].map(
          ([, adresse = '']) => adresse,
        ),
        ...[...source.matchAll(/ecran: '([a-z][\w/-]+)'|lien: '(\/[\w/-]+)'/g)].map(
          ([, ecran, lien = `/${ecran}`]) => lien,
        ),
      ].map((adresse) => `${adresse} (${path})`)
    })
  assert.ok(adresses.length > 20, `${adresses.length} addresses`)
  const inconnues = adresses.filter((dite) => {
    const [adresse = ''] = dite.split(' ')
    // The end of some is an identifier: « /demandes/ ».
    return !isEcran(adresse.endsWith('/') ? `${adresse}x` : adresse)
  })
  assert.deepEqual(inconnues, [])
  assert.equal(isEcran('/nulle-part'), false)
})

test('the links that every mail may bring open, at either insurer', async () => {
  for (const client of clients) {
    const { rows } = (await t.database.db.execute(
      sql`select id from compte where client_code = ${client.code} and is_actif limit 1`,
    )) as unknown as { rows: { id: string }[] }
    const compteId = rows[0]?.id ?? ''
    const mail = createMail(client, {
      to: 'x@example.org',
      prenom: 'Élodie',
      sujet: 'Un document vous attend',
      blocs: [
        { texte: 'Il est dans votre espace, à la rubrique des documents.' },
        { lien: lienDesinscription(t, client, compteId, t.clock.now), libelle: 'Se désabonner' },
      ],
      papier: lienRetourPapier(t.sealer, client, compteId, t.clock.now),
    })
    assert.deepEqual(fautesCourriel(mail), [])
    const liens = liensDe(mail)
    assert.equal(liens.length, 3)
    for (const lien of liens) {
      const { origin, host, pathname, hash } = new URL(lien)
      assert.equal(origin, new URL(client.adressePublique).origin, lien)
      if (hash) assert.ok(isEcran(hash.slice(1)), lien)
      else assert.equal((await t.visitor(host)(pathname)).statusCode, 200, lien)
    }
  }
})
