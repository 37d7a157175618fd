import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LigneGestion, PortailSettings } from '@espace-adherent/contract'
import { type ContenuMot, isMotMail } from '@espace-adherent/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { openInstallation } from '../../app/installation.ts'
import { catalogueMots } from '../../app/slices.ts'
import { reportMotsEcartes } from '../../app/words-report.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import type { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { historique } from '../historique/historique.schema.ts'
import { notice } from '../messages/index.ts'
import { createAnnuaire } from '../portail/index.ts'
import { declare } from './index.ts'
import { mot } from './mots.schema.ts'
import { motsTenus } from './reglages/index.ts'

const AUTEUR = '11111111-1111-4111-8111-111111111111'
const CAMILLE = 'camille.martin@example.org'
const NADIA = 'nadia.perrot@example.org'
const ATLAS = 'atlas.localhost:8080'
const CODE = 'securite.codeMail'

const tenus = motsTenus(catalogueMots)
const mailMot = (key: string) => {
  const found = catalogueMots.find(key)
  assert.ok(found && isMotMail(found))
  return found
}
let t: TestApp
before(async () => {
  t = await createTestApp({ web: true })
})
after(() => t?.close())

/** Somebody of the staff of that client, whose account may be gone. */
const contexte = (clientCode = 'horizon', db: StaffContext['db'] = t.database.db) =>
  ({
    db,
    client: t.annuaire.byCode(clientCode),
    visiteur: { compteId: AUTEUR, roles: ['ROLE_ADMIN'] },
    idempotencyKey: null,
    now: t.clock.now,
  }) as unknown as StaffContext
const tenu = (key: string) => {
  const siens = tenus.find(({ tenue }) => tenue.origines?.().some(({ id }) => id === key))
  return siens ?? (tenus[0] as (typeof tenus)[number])
}
/** From that many changes: what nobody has changed is the first version. */
const save = (key: string, contenu: ContenuMot, changes: number, clientCode?: string) =>
  tenu(key).update(contexte(clientCode), { id: key, revision: changes + 1, valeurs: { contenu } })
const restore = (key: string, changes: number) =>
  tenu(key).delete(contexte(), { id: key, revision: changes + 1 })

/** Announcements travel by themselves: what they bring is waited for. */
async function eventually<T>(read: () => T, isThere: (value: T) => boolean): Promise<T> {
  for (let turn = 0; turn < 200 && !isThere(read()); turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return read()
}
const heard = (key: string, isOwn: boolean, annuaire = t.annuaire) =>
  eventually(
    () => annuaire.byCode('horizon')?.mots.has(key) ?? false,
    (has) => has === isOwn,
  )

type Recu = { id: string; subject: string; text: string }
const read = new Set<string>()

/** The mail that a person gets who really asks for a security code. */
async function codeMailTo(userName: string, host?: string): Promise<Recu> {
  t.clock.now = new Date(t.clock.now.getTime() + 61 * 60_000)
  const call = await t.as(userName, host)
  const payload = { sendType: 'MAIL', operation: 'VERIFY_AMF' }
  const sent = await call({ method: 'POST', url: '/api/security-code/send', payload })
  assert.equal(sent.statusCode, 200)
  const url = `/dev/mailbox/messages?to=${encodeURIComponent(userName)}`
  for (let turn = 0; turn < 100; turn++) {
    const recus = (await t.visitor(host)(url)).json() as Recu[]
    const nouveau = recus.find(({ id }) => !read.has(id))
    if (nouveau) {
      for (const { id } of recus) read.add(id)
      return nouveau
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`no mail came to ${userName}`)
}

const autreCode: ContenuMot = {
  sujet: 'Votre code ((assureur))',
  corps: ['Pour ((objet)), l’été\u00a0:', { code: 'code' }, 'Valable ((minutes)) min.'],
}
const lignes = () =>
  t.database.db
    .select()
    .from(historique)
    .where(eq(historique.objet, 'mot'))
    .orderBy(asc(historique.id))
const kept = (key: string) =>
  t.database.db
    .select()
    .from(mot)
    .where(and(eq(mot.clientCode, 'horizon'), eq(mot.key, key)))

test('a wording changes the mails of its client, and of nobody else', async () => {
  await save(CODE, autreCode, 0)
  assert.equal(await heard(CODE, true), true)
  const camille = await codeMailTo(CAMILLE)
  assert.equal(camille.subject, 'Votre code Mutuelle Horizon')
  assert.match(
    camille.text,
    /^Bonjour Camille,\n\nPour confirmer votre identité, l’été\u00a0:\n\n {4}\d{6}\n\nValable 10 min\.\n/,
  )
  const nadia = await codeMailTo(NADIA, ATLAS)
  assert.equal(nadia.subject, 'Votre code de sécurité')
  assert.match(nadia.text, /Voici le code de sécurité demandé pour confirmer votre identité\u00a0:/)
})

test('every change leaves a line, with its author and never a word of the text', async () => {
  const [ligne] = await lignes()
  assert.ok(ligne)
  const { clientCode, compteId, action, cible, detail } = ligne
  assert.deepEqual(
    { clientCode, compteId, action, cible, detail },
    {
      clientCode: 'horizon',
      compteId: AUTEUR,
      action: 'modification',
      cible: CODE,
      detail: null,
    },
  )
  assert.deepEqual([ligne.avant, ligne.apres], [{ revision: 1 }, { revision: 2 }])
})

test('a wording that cannot be read is refused in French at its field, and nothing is written', async () => {
  const avant = (await lignes()).length
  const refus: [key: string, contenu: ContenuMot, champs: Record<string, RegExp>][] = [
    [
      CODE,
      { sujet: 'Le ((jour))', corps: ['a', { code: 'code' }] },
      {
        sujet:
          /^Caractère 4\u00a0: La variable «\u00a0jour\u00a0» n’existe pas\. Variables possibles/,
      },
    ],
    [
      CODE,
      { sujet: 'Sans code', corps: ['a ((code)'] },
      { corps: /«\u00a0code\u00a0»/, 'corps.1': /«\u00a0\(\(\u00a0» n’est pas suivi/ },
    ],
    [
      'securite.codeSms',
      { textes: { texte: 'Bonjour' } },
      { textes: /«\u00a0code\u00a0» doit rester/ },
    ],
  ]
  for (const [key, contenu, champs] of refus)
    await assert.rejects(save(key, contenu, 1), (error: AppError) => {
      assert.equal(error.status, 400)
      assert.match(error.message, /^Ce texte ne peut pas être publié/)
      const places = Object.keys(champs).map((champ) => `contenu.${champ}`)
      assert.deepEqual(Object.keys(error.champs ?? {}).sort(), places.sort())
      for (const [champ, message] of Object.entries(champs))
        assert.match(error.champs?.[`contenu.${champ}`] ?? '', message)
      return true
    })
  await assert.rejects(save('constructor', autreCode, 0), { code: 'NotFound' })
  assert.equal((await lignes()).length, avant)
  assert.deepEqual((await kept(CODE))[0]?.contenu, autreCode)
})

test('two people change one text: the second is told, and nothing of the first is lost', async () => {
  const avant = (await lignes()).length
  for (const revision of [0, 2, 7])
    await assert.rejects(
      save(CODE, { ...autreCode, sujet: 'Perdu' } as ContenuMot, revision),
      (error: AppError) => {
        assert.deepEqual([error.code, error.status], ['Conflict', 409])
        const { votre, actuelle } = error.precisions.versions as Record<string, LigneGestion>
        const contenu = { ...autreCode, sujet: 'Perdu' }
        assert.deepEqual(votre, { id: CODE, revision: revision + 1, valeurs: { contenu } })
        assert.deepEqual([actuelle?.contenu, actuelle?.revision], [autreCode, 2])
        return true
      },
    )
  await assert.rejects(save('comptes.activation', activationCourte, 3), { code: 'Conflict' })
  const ensemble = await Promise.allSettled(
    Array.from({ length: 5 }, (_, i) =>
      save(CODE, { ...autreCode, sujet: `Numéro ${i}` } as ContenuMot, 1),
    ),
  )
  assert.equal(ensemble.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal((await kept(CODE))[0]?.revision, 3)
  assert.equal((await lignes()).length, avant + 1)
})

const activationCourte: ContenuMot = {
  sujet: 'Bienvenue',
  corps: ['((assureur))', { lien: 'lien', libelle: 'Choisir' }],
}

test('another node hears of it, and of its end', async () => {
  const { database } = t
  const other = await openInstallation(t.config, {
    database: { ...database, close: async () => {} },
  })
  assert.equal(await heard(CODE, true, other.annuaire), true)
  await save('comptes.activation', activationCourte, 0)
  assert.equal(await heard('comptes.activation', true, other.annuaire), true)
  await restore('comptes.activation', 1)
  assert.equal(await heard('comptes.activation', false, other.annuaire), false)
  assert.equal((await lignes()).at(-1)?.action, 'suppression')
})

test('once the original is given back it is said again, and an old revision stays old', async () => {
  await restore(CODE, 2)
  assert.equal(await heard(CODE, false), false)
  assert.equal((await codeMailTo(CAMILLE)).subject, 'Votre code de sécurité')
  for (const revision of [0, 1, 2])
    await assert.rejects(save(CODE, autreCode, revision), { code: 'Conflict' })
  await save(CODE, autreCode, 3)
  assert.equal(await heard(CODE, true), true)
})

test('what is undone is not announced', async () => {
  const undone = t.database.db.transaction(async (tx) => {
    await tenu('comptes.espaceActive').update(contexte('horizon', tx), {
      id: 'comptes.espaceActive',
      revision: 1,
      valeurs: { contenu: { sujet: 'A', corps: ['b'] } },
    })
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.equal(await heard(CODE, true), true)
  assert.equal(t.annuaire.byCode('horizon')?.mots.has('comptes.espaceActive'), false)
  assert.deepEqual(await kept('comptes.espaceActive'), [])
})

test('a wording that no longer fits says the original, and is named once without a word of it', async () => {
  const row = { clientCode: 'horizon', revision: 1, modifieLe: t.clock.now }
  await t.database.db.insert(mot).values([
    { ...row, key: 'comptes.espaceActive', contenu: { sujet: '((retiree))', corps: ['Secret'] } },
    { ...row, key: 'comptes.disparu', contenu: { sujet: 'Secret', corps: ['Secret'] } },
    { ...row, key: 'comptes.activation2', contenu: ['Secret'] as unknown as ContenuMot },
    {
      ...row,
      key: 'edition.attestation',
      contenu: { textes: { titre: 'Certificat', fait: '((x))' } },
    },
  ])
  const lines: unknown[][] = []
  const app = {
    log: { warn: (...line: unknown[]) => lines.push(line) },
  } as unknown as FastifyInstance
  reportMotsEcartes(app, t)
  for (let i = 0; i < 3; i++) await t.database.notify('mots')
  await eventually(
    () => lines.length,
    (count) => count >= 4,
  )
  await t.database.notify('mots')
  await eventually(
    () => t.annuaire.motsEcartes().length,
    (count) => count === 4,
  )
  assert.deepEqual(
    lines.map(([ecarte]) => (ecarte as { key: string }).key),
    ['comptes.activation2', 'comptes.disparu', 'comptes.espaceActive', 'edition.attestation'],
  )
  assert.doesNotMatch(JSON.stringify(lines), /Secret|retiree/)
  const client = t.annuaire.byCode('horizon')
  assert.ok(client)
  const mail = notice(
    client,
    mailMot('comptes.espaceActive'),
    { email: 'a@b.fr', prenom: null },
    {},
  )
  assert.equal(mail.subject, 'Votre espace personnel est activé')
})

test('a paper says the client’s words, the card’s drawing in its thread included', async () => {
  const print = async (url: string) => {
    const call = await t.as(CAMILLE)
    const answer = await call({ url, headers: { 'x-numcontrat': '20450001' } })
    assert.equal(answer.statusCode, 200)
    return readPdf(answer.rawPayload)
  }
  const carte: ContenuMot = { textes: { numeroAmc: 'N° de l’organisme', titre: 'Ma carte' } }
  await save('edition.carteTp', carte, 0)
  await heard('edition.carteTp', true)
  // Of the wording that fits in part, that part.
  const attestation = await print('/api/documents/attestation/print?edition=attestation')
  assert.equal(attestation.titre, 'Certificat')
  assert.match(attestation.pages[0] ?? '', /Fait le \d/)
  const recto = await print('/api/cgdm-svc/carte-tp/print')
  assert.equal(recto.titre, 'Ma carte')
  assert.match(recto.pages[0] ?? '', /N° de l’organisme/)
})

/** The sentences that the page brings to the browser. */
async function settingsAt(host?: string) {
  const { body } = await t.visitor(host)('/')
  const json = /<script type="application\/json" id="portail">(.*?)<\/script>/s.exec(body)?.[1]
  return JSON.parse(json ?? '') as PortailSettings
}
const etiquettesAt = async (host?: string) => (await settingsAt(host)).etiquettes

test('the page carries the client’s sentences, as text', async () => {
  const bienvenue: ContenuMot = {
    textes: { texte: 'Chez ((assureur)), </script><b>bienvenue</b>' },
  }
  assert.match(JSON.stringify((await etiquettesAt())['portail.bienvenue']), /créez votre espace/)
  await save('portail.bienvenue', bienvenue, 0)
  await heard('portail.bienvenue', true)
  const { body } = await t.visitor()('/')
  assert.ok(!body.includes('<b>'))
  const horizon = await etiquettesAt()
  assert.deepEqual(horizon['portail.bienvenue'], [
    'Chez ',
    { variable: 'assureur' },
    ', </script><b>bienvenue</b>',
  ])
  assert.deepEqual(horizon['portail.bonjour'], ['Bonjour ', { variable: 'prenom' }])
  const atlas = await etiquettesAt(ATLAS)
  assert.match(JSON.stringify(atlas['portail.bienvenue']), /créez votre espace/)
})

test('of the sentences that screens have, the page carries only what the client changed', async () => {
  assert.deepEqual((await settingsAt()).phrases, {})
  await save('ecran.titres.aide', { textes: { texte: 'Besoin de nous ?' } }, 0)
  await heard('ecran.titres.aide', true)
  assert.deepEqual((await settingsAt()).phrases, { 'ecran.titres.aide': ['Besoin de nous ?'] })
  assert.deepEqual((await settingsAt(ATLAS)).phrases, {})
})

test('staff read what is said, and from which revision to go on', async () => {
  const lire = async (clientCode: string, [premier]: typeof tenus) =>
    (await premier?.list(contexte(clientCode), { taille: 500 }))?.items ?? []
  const entrees = await lire('horizon', tenus)
  assert.deepEqual(
    entrees.map(({ id }) => id).sort(),
    [...catalogueMots.of('mail'), ...catalogueMots.of('sms')].map(({ key }) => key).sort(),
  )
  const code = entrees.find(({ id }) => id === CODE)
  assert.equal(code?.revision, 5)
  assert.deepEqual(code?.contenu, autreCode)
  assert.deepEqual(declare(mailMot(CODE)).variables, {
    objet: 'texte',
    code: 'texte',
    minutes: 'nombre',
    assureur: 'texte',
  })
  const ailleurs = await lire('atlas', tenus)
  const originaux = new Map(catalogueMots.all.map(({ key, original }) => [key, original]))
  for (const { id, revision, modifieLe, contenu } of ailleurs)
    assert.deepEqual([revision, modifieLe, contenu], [1, null, originaux.get(id)])
})

test('of two readings that cross, the older one never wins', async () => {
  const gates: (() => void)[] = []
  let reading = 0
  const annuaire = createAnnuaire(
    { protocole: 'http', port: 80 },
    {
      withDemonstration: true,
      readMots: async () => {
        const turn = ++reading
        await new Promise<void>((resolve) => gates.push(resolve))
        const lu = { sujet: [`Lecture ${turn}`], corps: [] }
        return { parClient: new Map([['horizon', new Map([[CODE, lu]])]]), ecartes: [] }
      },
    },
  )
  const first = annuaire.refresh(t.database.db)
  const second = annuaire.refresh(t.database.db)
  gates[1]?.()
  await second
  gates[0]?.()
  await first
  assert.deepEqual(annuaire.byCode('horizon')?.mots.get(CODE), { sujet: ['Lecture 2'], corps: [] })
})
