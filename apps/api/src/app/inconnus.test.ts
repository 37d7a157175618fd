import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actes } from '@espace-adherent/contract'
import { isMotMail, variablesDe } from '@espace-adherent/domain'
import type { RouteOptions } from 'fastify'
import { exemplesDe } from '../../testing/formes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { readPdf } from '../platform/documents/testing/read-pdf.ts'
import { catalogueMots } from './slices.ts'

/** What strangers type: names, and words in every field that takes some. */
const PRENOM = 'Zorglubine'
const NOM = 'Korbeksson'
const DIT = 'merzoulard'
/** As the insurer does not spell them, though it recognises whom they mean. */
const CRIE = { prenom: 'HUGO', nom: 'ROCHE' }
const SIENS = /Zorglubine|Korbeksson|merzoulard|HUGO|ROCHE|LEFEVRE|\bessai/

const routes: { url: string; schema: unknown }[] = []
let t: TestApp
let clerk: Inject
before(async () => {
  t = await createTestApp({ onRoute: note, environment: { PUBLIC_MAILS_PER_HOUR: '0' } })
  clerk = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

/** Every form that needs no account. */
function note({ method, url, schema, config }: RouteOptions) {
  const { body } = (schema ?? {}) as { body?: unknown }
  if (method === 'POST' && body && ['public', 'visiteur'].includes(String(config?.access)))
    routes.push({ url, schema: body })
}

const post = (call: Inject, url: string, payload: object) => call({ method: 'POST', url, payload })

type Recu = { id: string; channel: string; subject: string | null; text: string; piece?: string }
const recus = new Map<string, Recu>()
/** All that has left so far, of both insurers; the mailbox shows the latest ones only. */
async function relever() {
  await t.jobs.drain()
  for (const visiteur of [t.visitor(), t.visitor('atlas.localhost:8080')])
    for (const un of (await visiteur('/dev/mailbox/messages')).json() as Recu[])
      recus.set(un.id, un)
}

const identites = [
  { prenom: PRENOM, nom: NOM, email: 'inconnue@ailleurs.example.org', numeroContrat: '' },
  { ...CRIE, email: 'autre@ailleurs.example.org', numeroContrat: '20450003' },
]
const saisies: Record<string, object> = {
  reclamationActeGestion: {
    objet: 'remboursement',
    depuis: '',
    message: `Un ${DIT} de remboursement`,
    attendu: DIT,
    pieces: [],
  },
  decesActeGestion: {
    prenom: PRENOM,
    nom: NOM,
    dateNaissance: '01/01/1950',
    contratDefunt: DIT,
    decesLe: '02/01/2026',
    lien: 'proche',
    telephone: '',
  },
  droitsActeGestion: { droit: 'rectification', message: `Mon ${DIT} est faux` },
  accessibiliteActeGestion: { page: DIT, message: `Le ${DIT} ne se lit pas`, outil: DIT },
  resiliationActeGestion: {
    motif: 'unAn',
    evenementLe: '',
    souhaiteeLe: '',
    precision: DIT,
    adresse: DIT,
  },
}

/** What staff do with it next, in their own words, each of which may be a mail: for one request, and for the next. */
const suites = [
  [
    { geste: 'prendre' },
    { geste: 'ecrire', texte: 'Nous regardons.' },
    { geste: 'rattacher', numeroContrat: '20450003' },
    { geste: 'accepter' },
    { geste: 'clore', texte: 'Nous vous avons répondu.' },
  ],
  [
    { geste: 'prendre' },
    { geste: 'requalifier', en: 'reclamation', evenementLe: null },
    { geste: 'refuser', texte: 'Rien ne le permet.' },
    { geste: 'revenir' },
    { geste: 'clore', texte: 'Nous ne pouvons pas aller plus loin.' },
  ],
]

const reconnue = {
  numeroContrat: '20450017',
  nir: '',
  nom: 'LEFEVRE',
  prenom: 'HUGO',
  dateNaissance: '1985-05-12',
  codePostal: '69003',
  email: 'nouveau@ailleurs.example.org',
  confirmEmail: 'nouveau@ailleurs.example.org',
  iban: '2606',
}
const inscription = {
  password: 'Trombone!2026',
  confirmPassword: 'Trombone!2026',
  cgu: true,
  consentements: [],
  dematerialization: true,
}
const prise = { email: 'camille.martin@example.org', confirmEmail: 'camille.martin@example.org' }

async function lireLettre(id: string): Promise<string> {
  const { rawPayload } = await t.visitor()(`/dev/mailbox/messages/${id}/piece`)
  const { pages, titre } = readPdf(rawPayload)
  // What a reader shows as its name is a head as well.
  return [`Bonjour ${titre}`, ...pages].join('\n')
}

/** Forms that a mail comes of when they are filled in well, besides the requests. */
const remplis: [string, object][] = [
  ['/api/identity/register', { ...reconnue, ...inscription, prenom: PRENOM, nom: NOM }],
  ['/api/identity/register', { ...reconnue, ...inscription, ...prise }],
  ['/api/identity/register', { ...reconnue, ...inscription }],
  ['/api/identity/pre-forgot-username', { ...reconnue, email: 'x@ailleurs.example.org' }],
  [
    '/api/identity/forgot-username',
    { ...reconnue, email: 'x@ailleurs.example.org', confirmEmail: 'x@ailleurs.example.org' },
  ],
  ['/api/identity/forgot-password', { userName: 'camille.martin@example.org', dateNaissance: '' }],
  ['/api/identity/forgot-password', { userName: `${DIT}@example.org`, dateNaissance: '' }],
  [
    '/api/security-code/send',
    { userName: 'hugo.roche@example.org', operation: 'LOGIN_AMF', sendType: 'MAIL' },
  ],
]

test('words of strangers greet nobody and head nothing, in whatever comes of a form without an account', async () => {
  assert.ok(routes.length > 20, `${routes.length} forms`)
  let essais = 0
  const envoyer = async (url: string, payload: object) => {
    essais += 1
    const { statusCode, body } = await post(t.visitor(), url, payload)
    return { statusCode, body }
  }
  for (const { url, schema } of routes)
    for (const exemple of exemplesDe(schema))
      await envoyer(url.replaceAll(/:\w+/g, 'essai'), exemple('essai') as object)
  for (const [url, payload] of remplis) {
    await envoyer(url, payload)
    await relever()
  }
  // Every act that a stranger may send, known to the insurer and not: one that opens has no line here, and fails.
  const ouverts = Object.values(actes).filter((acte) => 'sansCompte' in acte && acte.sansCompte)
  assert.deepEqual(ouverts.map(({ key }) => key).sort(), Object.keys(saisies).sort())
  for (const { key: acte } of ouverts)
    for (const identite of identites)
      for (const suite of suites) {
        const email = `${suites.indexOf(suite)}${acte}.${identite.email}`
        const recue = await envoyer('/api/demandes/sans-compte', {
          acte,
          identite: { ...identite, email },
          saisie: saisies[acte],
        })
        assert.equal(recue.statusCode, 200, recue.body)
        await relever()
      }
  const file = (await clerk('/api/admin/demandes/traitement?taille=100&tri=recente')).json()
  const inconnus = (file.items as { id: string; acte: string }[]).filter(
    ({ acte }) => acte in saisies,
  )
  assert.equal(inconnus.length, 20)
  let faits = 0
  // Each act meets both, whatever order the queue gives to what came at one instant.
  const parActe = [...Map.groupBy(inconnus, ({ acte }) => acte).values()]
  for (const [rang, { id }] of parActe.flatMap((siens) => [...siens.entries()]))
    for (const geste of suites[rang % 2] ?? []) {
      const { revision } = (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
      const payload = { id, ...(geste.geste !== 'ecrire' && { revision }), ...geste }
      const answer = await post(clerk, '/api/admin/demandes/traitement', payload)
      if (answer.statusCode === 200) faits += 1
      await relever()
    }
  assert.ok(faits > 40, `${faits} gestures`)
  // Clocks of the law, reminders, digests.
  for (let jours = 0; jours < 70; jours += 7) {
    t.clock.now = new Date(t.clock.now.getTime() + 7 * 86_400_000)
    await relever()
  }
  const fautes: string[] = []
  const salue = /^(Bonjour|Madame|Monsieur|Chère?)\b.*$/gm
  for (const { id, channel, subject, text, piece } of recus.values()) {
    const lettre = piece ? await lireLettre(id) : ''
    const dits = [subject ?? '', piece ?? '', ...(`${text}\n${lettre}`.match(salue) ?? [])]
    if (channel === 'SMS') dits.push(text)
    for (const dit of dits) if (SIENS.test(dit)) fautes.push(dit)
  }
  const { rows } = (await t.database.db.execute(
    'select titre from notification union all select titre from document union all select titre from impression',
  )) as unknown as { rows: { titre: string }[] }
  for (const { titre } of rows) if (SIENS.test(titre)) fautes.push(titre)
  assert.deepEqual(fautes, [])
  // The kinds of mails that strangers cause, so that none of them was missed for want of a gesture.
  const sujets = [...recus.values()].map(({ subject }) => subject ?? '')
  for (const sujet of [
    /^Nous avons bien reçu votre demande/,
    /^Une demande a été envoyée en votre nom/,
    /^Au sujet de votre demande/,
    /est refusée$/,
    /est à nouveau étudiée$/,
    /est close$/,
    /^Notre réponse à votre réclamation/,
    /^Votre signalement d’accessibilité/,
    /^Votre contrat prend fin le/,
    /^Activez votre espace personnel/,
    /^Aucun espace personnel à modifier/,
    /^Votre adresse e-mail a été saisie/,
    /^D’autres demandes ont été faites/,
  ])
    assert.ok(
      sujets.some((un) => sujet.test(un)),
      `${sujet}: ${sujets.join(' · ')}`,
    )
  assert.ok(recus.size > 40, `${recus.size} messages`)
  console.log(
    `words of strangers: ${essais} forms sent, ${faits} gestures, ${recus.size} messages read`,
  )
})

/** Where what stands in a subject comes from: none of it can be typed by somebody without an account. */
const enTete: Record<string, string> = {
  libelle: 'the name of an act or of a table, ours',
  reference: 'a number that we give',
  qui: 'a name of an account, as the insurer has it',
  adherent: 'a name of an account, as the insurer has it',
  titulaire: 'a name of an account, as the insurer has it',
  proche: 'a name of an account, as the insurer has it',
  personne: 'a name of one of the staff',
  prenom: 'a name that a member typed in their own space, told to that member alone',
  nouveau: 'a level of the insurer’s offer',
  renforts: 'options of the insurer’s offer',
  annee: 'a year',
  montant: 'an amount that we reckoned',
  virement: 'a day that we reckoned',
  avant: 'a day that we reckoned',
}

test('no subject of the catalogue says a text whose origin is not known', () => {
  const mails = catalogueMots.all.filter(isMotMail)
  assert.ok(mails.length > 100)
  const dits = new Set<string>()
  for (const { key, lu, variables } of mails)
    for (const nom of variablesDe(lu.sujet)) {
      if (!String(variables[nom] ?? 'texte').startsWith('texte')) continue
      assert.ok(nom in enTete, `${key} says ${nom} in its subject`)
      dits.add(nom)
    }
  assert.deepEqual(
    Object.keys(enTete).filter((nom) => !dits.has(nom)),
    [],
  )
})
