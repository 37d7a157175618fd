import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type Acte,
  type ActeGestion,
  actes,
  actesGestion,
  isPreference,
} from '@espace-adherent/contract'
import type { ModeGestion } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { createActesDeTest } from '../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { createLectures } from '../../testing/lectures.ts'
import { deposer } from '../../testing/ribs.ts'
import { actesSuivis, createSaisies, jour, noon } from '../../testing/saisies.ts'
import { demande } from '../features/demandes/demandes.schema.ts'
import { historique } from '../features/historique/historique.schema.ts'
import { client } from '../features/portail/portail.schema.ts'

let t: TestApp
let clerk: Inject
const de = createActesDeTest(() => t)
const table = createSaisies(() => t)
const lectures = createLectures(() => t)

/** An application of its own, where every act is treated that way. */
function oneWay(mode: ModeGestion): void {
  before(async () => {
    t = await createTestApp()
    const { db } = t.database
    const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
    const modesGestion = Object.fromEntries(actesGestion.map((acte) => [acte, mode]))
    const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
    await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(db)
  })
  after(() => t?.close())
}

/** What the engine keeps of a request, and what it tells: not what the request is about. */
const DU_MOTEUR =
  /^(demande|brouillon|message|notification|historique|travail|job|session|connexion|fichier|lien|autorisation|code_|budget|sceau|signature|oidc|planification|tache)/

/** All that the insurer holds of everybody, as one word. */
async function etat(): Promise<string> {
  const { db } = t.database
  // Papers are printed by jobs: what is under way is not what a gesture does.
  await t.jobs.drain()
  const { rows: tables } = (await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  )) as unknown as { rows: { tablename: string }[] }
  const suivies = tables.filter(({ tablename }) => !DU_MOTEUR.test(tablename))
  assert.ok(suivies.length > 20)
  const parts = suivies.map(
    ({ tablename }) =>
      sql`(select coalesce(sum(hashtextextended(r::text, 0)), 0) from ${sql.identifier(tablename)} r)`,
  )
  const { rows } = (await db.execute(
    sql`select array_to_string(array[${sql.join(parts, sql`, `)}], ' ') as etat`,
  )) as unknown as { rows: { etat: string }[] }
  return rows[0]?.etat ?? ''
}

let envois = 0
/** Sends it with a code, and with the documents that it is refused for want of. */
async function envoyer(call: Inject, acte: Acte, data: Record<string, unknown>): Promise<string> {
  envois += 1
  const headers = {
    'x-securitycode': (await call.prove?.()) ?? '',
    'idempotency-key': `manuel-${String(envois).padStart(4, '0')}`,
  }
  for (let essai = 0; essai < 4; essai++) {
    const answer = await de.envoyer(call, acte.path, data, headers)
    if (answer.statusCode === 200) {
      assert.equal(answer.json().isModeGestionManuel, true)
      return answer.json().demande.id
    }
    const champs = Object.entries(answer.json().champs ?? {})
    assert.ok(champs.length > 0, answer.body)
    for (const [champ, dit] of champs) {
      assert.equal(dit, 'Merci de joindre le document demandé.', champ)
      const piece = await deposer(call, `${champ}.pdf`)
      data[champ] = Array.isArray(data[champ]) ? [piece] : piece
    }
  }
  throw new Error(`${acte.key} is refused`)
}

const lue = async (id: string) => {
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  return row
}
const tenter = async (id: string, geste: object) =>
  clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { id, revision: (await lue(id))?.revision, ...geste },
  })
async function traiter(id: string, geste: object) {
  const answer = await tenter(id, geste)
  assert.equal(answer.statusCode, 200, answer.body)
}
/** Accepted, or answered; and done, on its day where it has one. */
async function accepter(id: string, isEchange = false) {
  await traiter(id, isEchange ? { geste: 'conclure', texte: 'Le voici.' } : { geste: 'accepter' })
  const { etat: decidee, effetLe } = (await lue(id)) ?? {}
  assert.equal(decidee, 'acceptee')
  if (effetLe && effetLe > jour(0)) await de.leJour(effetLe)
}

const VINGT = Array.from({ length: 20 })

/** One each: an account that another member has is looked at by a clerk. */
const ibans: Partial<Record<ActeGestion, string>> = {
  ribPrestationsActeGestion: 'FR7630006000012000000710189',
  ribCotisationsActeGestion: 'FR7630004000030009876543210',
  ribActeGestion: 'FR7630004000031234567890143',
}

describe('by the portal', () => {
  oneWay('automatique')
  for (const cle of actesSuivis)
    test(`${cle} by itself: sent twenty times at once it is one request, followed, with its receipt, done, and read where a member looks`, async () => {
      const { de: comptes, saisie, isSansEffet, isEchange, isToujoursExaminee } = table[cle]
      const isAttente = isEchange === true || isToujoursExaminee === true
      const acte = actes[cle] as unknown as Acte
      t.clock.now = noon
      const call = await t.as(comptes[0] ?? '')
      const data: Record<string, unknown> = { ...(await saisie(call, 0)) }
      if ('iban' in data) data.iban = ibans[cle]
      if ('facture' in data) data.facture = [await deposer(call, 'facture.pdf')]
      const headers = {
        'x-securitycode': (await call.prove?.()) ?? '',
        'idempotency-key': `seul-${cle}`.slice(0, 60),
      }
      const estLu = (demandeId: string | null) =>
        lectures[cle]({ entrer: () => t.as(comptes[0] ?? ''), data, id: demandeId })
      assert.equal(await estLu(null), false, 'it is not there yet')
      const avant = await etat()
      const answers = await Promise.all(VINGT.map(() => de.envoyer(call, acte.path, data, headers)))
      for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
      const [id, ...others] = new Set(answers.map((answer) => answer.json().demande?.id))
      assert.deepEqual(others, [], 'one request')
      const row = await lue(id)
      const attendus = isAttente ? ['manuel', 'recue'] : ['automatique', 'acceptee']
      assert.deepEqual([row?.modeGestion, row?.etat], attendus)

      // Whoever closes their account is signed out.
      if (cle !== 'suppressionCompteActeGestion') {
        const dossier = (await call(`/api/demandes/dossier?id=${id}`)).json()
        assert.equal(dossier.reference, answers[0]?.json().demande.reference)
        const accuse = await call(`/api/demandes/dossier/print?id=${id}`)
        assert.match(String(accuse.headers['content-type']), /pdf/)
      }
      const { effetLe } = row ?? {}
      if (effetLe && effetLe > jour(0)) await de.leJour(effetLe)
      assert.equal((await lue(id))?.appliqueeLe === null, isAttente, 'done, on its day')
      assert.equal((await etat()) !== avant, !isSansEffet && !isToujoursExaminee)
      assert.equal(await estLu(id), !isAttente, 'it is where a member would look')
    })
})

describe('by a clerk', () => {
  oneWay('manuel')
  for (const cle of actesGestion.filter(isPreference))
    test(`${cle} is studied by nobody: sent twenty times at once it counts at once, in one line of history, and there is no request`, async () => {
      const { de: comptes, saisie } = table[cle]
      const acte = actes[cle] as unknown as Acte
      t.clock.now = noon
      const par = comptes[0] ?? ''
      const call = await t.as(par)
      const data: Record<string, unknown> = { ...(await saisie(call, 0)) }
      const estLu = () => lectures[cle]({ entrer: () => t.as(par), data, id: null })
      assert.equal(await estLu(), false, 'it is not there yet')
      const requests = () => t.database.db.$count(demande)
      const avant = await requests()
      const answers = await Promise.all(VINGT.map(() => de.envoyer(call, acte.path, data)))
      for (const answer of answers) {
        assert.equal(answer.statusCode, 200, answer.body)
        const { demande: none, isModeGestionManuel, effetLe } = answer.json()
        assert.deepEqual([none, isModeGestionManuel, effetLe], [null, false, null])
      }
      assert.equal(await requests(), avant)
      assert.equal(await estLu(), true, 'it is where a member would look')
      const lines = await t.database.db
        .select()
        .from(historique)
        .where(and(eq(historique.action, 'preference-choisie'), eq(historique.cible, cle)))
      assert.equal(lines.length, 1)
      assert.notEqual(lines[0]?.compteId, null)
      const { modeGestion } = (await call(`/api/identity/client/mode-gestion/${cle}`)).json()
      assert.equal(modeGestion, 'automatique')
    })
  for (const cle of actesSuivis)
    test(`${cle} by hand: refused, nothing changes; accepted, it is done; a piece asked for, then accepted`, async () => {
      const {
        de: comptes,
        saisie,
        isSansEffet,
        isDevis,
        isIrrefusable,
        isEchange,
      } = table[cle] ?? assert.fail(`${cle} has no line`)
      const acte = actes[cle] as unknown as Acte
      const entrer = async (rang: 0 | 1) => {
        t.clock.now = noon
        clerk = await t.as('gestionnaire@example.org')
        return t.as(comptes[rang] ?? comptes[0] ?? '')
      }
      let call = await entrer(0)
      const data = async (rang: 0 | 1) => ({ ...(await saisie(call, rang)) })

      const estLu = (rang: 0 | 1, envoye: object, demandeId: string) => {
        const entrer = () => t.as(comptes[rang] ?? comptes[0] ?? '')
        return lectures[cle]({ entrer, data: envoye, id: demandeId })
      }
      let avant = await etat()
      let envoye: Record<string, unknown> = {}
      const envoyee = async () => {
        envoye = await data(0)
        const id = await envoyer(call, acte, envoye)
        if (isDevis) avant = await etat()
        assert.equal(await etat(), avant, 'nothing is done before somebody looked at it')
        return id
      }
      const refusee = await envoyee()
      const refus = { geste: 'refuser', texte: 'Le document n’est pas le bon.' }
      const isTenue = isIrrefusable || isEchange
      if (isTenue) assert.equal((await tenter(refusee, refus)).statusCode, 409)
      else await traiter(refusee, refus)
      const attendue = isTenue ? 'recue' : 'refusee'
      assert.deepEqual([(await lue(refusee))?.etat, await etat()], [attendue, avant])
      assert.equal(await estLu(0, envoye, refusee), false, 'nothing of it is where a member looks')

      const acceptee = isTenue ? refusee : await envoyee()
      await accepter(acceptee, isEchange)
      assert.equal((await etat()) !== avant, !isSansEffet, 'accepted')
      assert.equal(await estLu(0, envoye, acceptee), true, 'it is where a member looks')

      call = await entrer(1)
      const second = await data(1)
      const encore = await envoyer(call, acte, second)
      const attendu = await etat()
      const champ = Object.keys(acte.libellesPieces)[0] ?? null
      const motif = champ === null ? null : 'illisible'
      const texte = 'Pouvez-vous nous le renvoyer ?'
      await traiter(encore, { geste: 'demander', champ, motif, texte, echeance: '2026-12-06' })
      const { attentesDetail, revision } = (await call(`/api/demandes/dossier?id=${encore}`)).json()
      const repondu = await call({
        method: 'POST',
        url: '/api/demandes/geste',
        payload: {
          geste: 'repondre',
          id: encore,
          revision,
          attente: attentesDetail[0].id,
          texte: champ === null ? 'Le voici.' : null,
          fichiers: champ === null ? [] : [await deposer(call, 'Nouveau.pdf')],
        },
      })
      assert.equal(repondu.statusCode, 200, repondu.body)
      assert.equal(await etat(), attendu)
      assert.equal(await estLu(1, second, encore), false, 'answered, it still waits')
      await accepter(encore, isEchange)
      assert.equal((await etat()) !== attendu, !isSansEffet, 'accepted after the piece')
      assert.equal(await estLu(1, second, encore), true, 'it is where a member looks, too')
    })
})
