import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { motifsInitiaux } from './modeles.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const file = readdirSync(folder).find((name) => name.endsWith('_secret_medical.sql')) ?? ''
const texte = readFileSync(new URL(file, folder), 'utf8')
const parts = texte.split('--> statement-breakpoint').filter((part) => /^UPDATE/m.test(part))

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** A request as it was kept before, with a message of its member and files: by which field each came in. */
async function garder(
  acte: string,
  fichiers: [nom: string, champ: string, attente?: string | null][],
) {
  const { db } = t.database
  const id = randomUUID()
  await db.execute(sql`insert into demande (id, client_code, compte_id, acte, mode_gestion, etat, cree_le)
    select ${id}, client_code, id, ${acte}, 'manuel', 'recue', now() from compte
    where user_name = 'camille.martin@example.org'`)
  for (const par of ['membre', 'gestionnaire', 'note'])
    await db.execute(sql`insert into demande_message (id, demande_id, par, texte, le)
      values (${randomUUID()}, ${id}, ${par}, 'x', now())`)
  for (const [nom, champ, attendu] of fichiers) {
    const attenteId = attendu === undefined ? null : randomUUID()
    if (attenteId)
      await db.execute(sql`insert into demande_attente (id, demande_id, nature, champ, libelle, demande_le, echeance)
        values (${attenteId}, ${id}, 'piece', ${attendu}, 'Pièce', now(), current_date)`)
    await db.execute(sql`insert into fichier (remote_file_name, client_code, compte_id, local_file_name, input_name,
        type_mime, taille, empreinte, depose_le)
      select ${nom}, client_code, id, 'x', 'x', 'application/pdf', 1, 'x', now() from compte
      where user_name = 'camille.martin@example.org'`)
    await db.execute(sql`insert into demande_fichier (remote_file_name, demande_id, champ, libelle, attente_id, le)
      values (${nom}, ${id}, ${champ}, 'Pièce', ${attenteId}, now())`)
  }
  return id
}

test('what came in about acts that may carry medical papers is medical, but for what clerks need', async () => {
  const { db } = t.database
  const sejour = await garder('pecHospiActeGestion', [
    ['sejour-libre', 'fichiers', null],
    ['sejour-preadmission', 'preadmission'],
  ])
  const facture = await garder('declarationSinistreV2ActeGestion', [
    ['facture-envoyee', 'facture'],
    ['facture-redemandee', 'fichiers', 'facture'],
    ['facture-libre', 'fichiers', null],
    ['facture-ordonnance', 'fichiers', 'ordonnance'],
    // Of another act: here nobody knows it.
    ['facture-bulletin', 'bulletin'],
    ['facture-perdue', 'fichiers'],
  ])
  const sinistre = await garder('declarationSinistreActeGestion', [
    ['sinistre-bulletin', 'bulletin'],
    ['sinistre-justificatif', 'justificatif'],
  ])
  const contact = await garder('contactActeGestion', [['contact-libre', 'fichiers', null]])
  for (const part of parts) await db.execute(sql.raw(part))

  const { rows: fichiers } = (await db.execute(
    sql`select remote_file_name as nom from fichier where is_medicale order by 1`,
  )) as unknown as { rows: { nom: string }[] }
  assert.deepEqual(
    fichiers.map(({ nom }) => nom),
    [
      'facture-bulletin',
      'facture-libre',
      'facture-ordonnance',
      'facture-perdue',
      'sejour-libre',
      'sejour-preadmission',
      'sinistre-justificatif',
    ],
  )
  const { rows } = (await db.execute(sql`select d.id, d.is_medicale and d.is_saisie_medicale as est,
      (select string_agg(m.par, ' ') from demande_message m where m.demande_id = d.id and m.is_medicale) as messages
    from demande d where d.id in (${sejour}, ${facture}, ${sinistre}, ${contact})`)) as unknown as {
    rows: { id: string; est: boolean; messages: string | null }[]
  }
  const lus = Object.fromEntries(rows.map(({ id, est, messages }) => [id, [est, messages]]))
  for (const id of [sejour, facture, sinistre]) assert.deepEqual(lus[id], [true, 'membre'])
  assert.deepEqual(lus[contact], [false, null])
})

test('the reasons that all insurers shared become rows of each, in the words that it had written over them', async () => {
  const { db } = t.database
  const nom = readdirSync(folder).find((name) => name.endsWith('_contenus_et_motifs.sql')) ?? ''
  const moves = readFileSync(new URL(nom, folder), 'utf8')
    .split('--> statement-breakpoint')
    .filter((part) => /^(INSERT|DELETE)/m.test(part))
  const textes = { pieceNonProbante: 'Preuve trop faible', pieceNonProbanteTexte: 'À nos mots.' }
  await db.execute(sql`delete from motif_decision where ordre > 100`)
  await db.execute(sql`insert into mot (client_code, key, contenu, revision)
    values ('atlas', 'demandes.modelesRefus', ${JSON.stringify({ textes })}::jsonb, 2)`)
  for (const move of moves) await db.execute(move)
  const rowsOf = async (client: string) =>
    (
      (await db.execute(sql`select geste, titre, texte from motif_decision
        where client_code = ${client} and ordre > 100 order by ordre`)) as unknown as {
        rows: unknown[]
      }
    ).rows
  assert.deepEqual(await rowsOf('horizon'), motifsInitiaux)
  const [premier, ...autres] = await rowsOf('atlas')
  assert.deepEqual(premier, { geste: 'refuser', titre: 'Preuve trop faible', texte: 'À nos mots.' })
  assert.deepEqual(autres, motifsInitiaux.slice(1))
  const { rows } = (await db.execute(
    sql`select 1 from mot where key like 'demandes.modeles%'`,
  )) as unknown as { rows: unknown[] }
  assert.deepEqual(rows, [])
})
