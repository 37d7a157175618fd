import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'

const file = new URL('../../../migrations/0085_contenus_et_questions.sql', import.meta.url)
const moves = readFileSync(file, 'utf8')
  .split('--> statement-breakpoint')
  .filter((part) => /^(INSERT|UPDATE)/m.test(part))

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** The tables that there were, as far as anything is moved out of them. */
const avant = `
  create table contenu_revision (contenu_id uuid, revision int, title text, content text, audience_id uuid,
    le timestamptz, par uuid);
  create table faq_revision (question_id uuid, revision int, title text, content text, mots_cles text[],
    lectorat text, reliees uuid[], le timestamptz, par uuid);
  create table faq_lien (question_id uuid, reliee_id uuid, ordre int);
  insert into contenu_revision select id, 1, 'Avant', '<p>x</p>', null, now(), null from contenu
    where client_code = 'horizon' and name = 'cookies';
  insert into faq_revision select id, 2, 'Question', '<p>r</p>', '{mot}', 'connecte', array[id], now(), null
    from faq_question where client_code = 'horizon' order by title limit 1;
  insert into faq_lien select q.id, r.id, row_number() over (order by r.title desc)
    from (select * from faq_question where client_code = 'horizon' order by title limit 1) q,
      (select * from faq_question where client_code = 'horizon' order by title desc limit 2) r;
  insert into job (key, data, created_at, due_at)
    select 'contenu.publier', jsonb_build_object('contenuId', id), now(), now() + interval '9 days' from contenu
    where client_code = 'horizon' and name = 'cookies'`

test('drafts, links and plans of an installed base are found in their new places', async () => {
  const { db } = t.database
  const rows = async (statement: string) =>
    ((await db.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows
  for (const statement of avant.split(';\n')) await db.execute(statement)
  for (const move of moves) await db.execute(move)
  const [cookies] = await rows(
    `select valeurs from version join contenu on cible = id::text where objet = 'contenu' and name = 'cookies'`,
  )
  assert.deepEqual(cookies?.valeurs, { title: 'Avant', content: '<p>x</p>', audienceId: null })
  const [question] = await rows(
    `select valeurs, cible, id, q.reliees from version join faq_question q on cible = id::text where objet = 'faq'`,
  )
  assert.deepEqual(question?.valeurs, {
    title: 'Question',
    content: '<p>r</p>',
    lectorat: 'connecte',
    motsCles: ['mot'],
    reliees: [question?.cible],
  })
  const dernieres = await rows(
    `select id::text from faq_question where client_code = 'horizon' order by title desc limit 2`,
  )
  assert.deepEqual(
    question?.reliees,
    dernieres.map(({ id }) => id),
  )
  const [job] = await rows(`select data from job where key = 'gestion.publier'`)
  assert.deepEqual(Object.keys(job?.data as object).sort(), ['clientCode', 'gestion', 'id'])
})
