import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { ATLAS } from '../../testing/ribs.ts'
import { empreintes } from '../../testing/voisins.ts'
import {
  contenuDe,
  envoiDe,
  gelDe,
  type Lignes,
  noteDe,
  PNG,
  questionDe,
  references,
} from './voisins.table.ts'

let t: TestApp
let admin: Inject
let elena: Inject
before(async () => {
  t = await createTestApp()
  // An employer's, whose cover may be kept up.
  await t.database.db.execute(
    `update contrat set is_obligatoire = true where numero = '20450001' and client_code = 'horizon'`,
  )
  admin = await t.as('admin@example.org')
  elena = await t.as('admin.atlas@example.org', ATLAS)
})
after(() => t?.close())

const post = (who: Inject, path: string, payload: object) =>
  who({ method: 'POST', url: `/api/admin/${path}`, payload })

async function upload(call: Inject): Promise<string> {
  const limit = 'frontiere'
  const head = `--${limit}\r\nContent-Disposition: form-data; name="media"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const tail = `\r\n--${limit}--\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(PNG, 'base64'), Buffer.from(tail)])
  const headers = { 'content-type': `multipart/form-data; boundary=${limit}` }
  const answer = await call({ method: 'POST', url: '/api/fichiers/upload', payload, headers })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().fileNames[0].remoteFileName
}

/** A member's question, which waits for its answer. */
async function ecrire(client: 'horizon' | 'atlas'): Promise<string> {
  const [membre, numeroContrat] =
    client === 'horizon'
      ? [await t.as('camille.martin@example.org'), '20450001']
      : [await t.as('nadia.perrot@example.org', ATLAS), '70310001']
  const vide = {
    domaine: '',
    sousDomaine: '',
    personne: '',
    piece: null,
    piece2: null,
    piece3: null,
  }
  const answer = await membre({
    method: 'POST',
    url: '/api/forms/contact/v2/form',
    payload: {
      data: { ...vide, numeroContrat, motif: 'COT', message: 'Quand suis-je prélevée ?' },
    },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().demande.id
}

/** One row of each kind of an insurer: a person without a space, and what its administrator has made. */
async function lignesDe(who: Inject, client: 'horizon' | 'atlas'): Promise<Lignes> {
  const [contrat, prenom, rembourse] =
    client === 'horizon' ? ['20450023', 'Solène', '20450001'] : ['70310004', 'Théo', '70310001']
  const { rows } = (await t.database.db.execute(
    `select p.id from personne p join assure a on a.personne_id = p.id
     where a.client_code = '${client}' and a.numero_contrat = '${contrat}' and p.prenom = '${prenom}'`,
  )) as unknown as { rows: { id: string }[] }
  assert.ok(rows[0], contrat)
  const unDe = async (table: string, quoi: string): Promise<string> => {
    const { rows } = (await t.database.db.execute(
      `select id from ${table} where client_code = '${client}' and ${quoi} order by id limit 1`,
    )) as unknown as { rows: { id: string }[] }
    return rows[0]?.id ?? assert.fail(table)
  }
  const creer = async (path: string, payload: object): Promise<string> => {
    const answer = await post(who, `${path}/create`, payload)
    assert.equal(answer.statusCode, 200, `${path} ${answer.body}`)
    return answer.json().id
  }
  const regle = {
    lien: 'et',
    regles: [{ champ: 'qualite', operateur: 'parmi', valeur: ['adherent'] }],
  }
  const audience = await creer('audiences', { nom: 'À moi', description: null, regle })
  const categorie = await creer('inbenta-faq/categories', { name: 'À moi' })
  const reglees = (await who(`/api/admin/indus/lignes?numeroContrat=${rembourse}`)).json()
  const image = { remoteFileName: await upload(who), titre: 'Carte', alt: null }
  return {
    client,
    contrat,
    rembourse,
    ligne: String((reglees.items ?? reglees)[0]?.id ?? 1),
    personne: rows[0].id,
    fichier: await upload(who),
    audience,
    categorie,
    question: await creer('inbenta-faq/questions', questionDe(categorie)),
    contenu: await creer('cms/blocklists', contenuDe(audience)),
    bibliotheque: await creer('cms/libraries', { nom: 'À moi' }),
    tag: await creer('cms/tag', { nom: 'À moi' }),
    media: await creer('cms/documents', image),
    envoi: await creer('notifications', envoiDe(audience)),
    note: await creer('release-note', noteDe(audience)),
    gel: await creer('conservation/gels', gelDe(contrat)),
    synonyme: await creer('inbenta-faq/synonymes', { mot: 'banque', autres: ['flouze'] }),
    demande: await ecrire(client),
    collegue: await unDe('compte', `roles && '{Admin,BackEndUser}'::text[]`),
  }
}

const inconnue = '00000000-0000-4000-8000-000000000000'

test('a row of another insurer that is named beside one’s own is a row of nobody', async () => {
  const leurs = await lignesDe(admin, 'horizon')
  const miennes = await lignesDe(elena, 'atlas')
  const personne = Object.fromEntries(
    Object.keys(leurs).map((nom) => [nom, inconnue]),
  ) as unknown as Lignes
  const deNul = {
    ...personne,
    client: 'personne',
    contrat: '99999999',
    rembourse: '99999999',
    ligne: '999999999',
    fichier: '0'.repeat(40),
  }
  const hier = addDays(dateAParis(t.clock.now), -1)
  const avant = await empreintes(t)
  const essayer = async (path: string, payload: object) => {
    const { statusCode, body } = await post(elena, path, payload)
    return { statusCode, body }
  }
  const fautes: string[] = []
  for (const { path, payload, champ } of references) {
    const trouve = await essayer(path, payload(leurs, miennes, hier))
    const nul = await essayer(path, payload(deNul, miennes, hier))
    const champs = Object.keys(JSON.parse(trouve.body).champs ?? {})
    const isRefuse =
      champ === null
        ? trouve.statusCode === 404
        : trouve.statusCode === 400 && `${champs}` === champ
    if (!isRefuse || trouve.body !== nul.body)
      fautes.push(`${path} ${champ}: ${trouve.body} / ${nul.body}`)
  }
  assert.deepEqual(fautes, [])
  assert.deepEqual(await empreintes(t), avant)
  const refuses: string[] = []
  // The same words of their owner are taken: it was not for their shape that they were refused.
  for (const { path, payload } of references.filter(({ isMele }) => !isMele)) {
    const { statusCode, body } = await post(admin, path, payload(leurs, leurs, hier))
    if (statusCode !== 200) refuses.push(`${path}: ${statusCode} ${body}`)
  }
  assert.deepEqual(refuses, [])
})
