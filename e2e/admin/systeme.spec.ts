import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { loginStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const racine = fileURLToPath(new URL('../..', import.meta.url))
const PAUL = 'second.admin@example.org'
/** Of each try, a system of its own: its lots are a chain. */
const source = `gestion-${Date.now()}`

/** As the insurer's engineer types it. */
const importer = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/importer.js', ...args], { cwd: racine })

const ecrire = (dossier: string, nom: string, lignes: readonly object[]) =>
  writeFileSync(join(dossier, nom), lignes.map((une) => `${JSON.stringify(une)}\n`).join(''))
const lire = (dossier: string, nom: string): Record<string, unknown>[] =>
  readFileSync(join(dossier, nom), 'utf8')
    .trim()
    .split('\n')
    .map((ligne) => JSON.parse(ligne))

const gens = Array.from({ length: 30 }, (_, i) => `S${i}`)
const contrats = gens.map((id) => ({
  ...{ numero: `S-${id}`, nomOffre: 'Santé Confort', typeContrat: 'sante', etat: 'valide' },
  ...{ dateDebut: '2024-01-01' },
  assures: [{ personne: id, qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
}))

async function envoyer(page: Page, dossier: string): Promise<void> {
  const choix = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir un dossier' }).click()
  await (await choix).setFiles(dossier)
  await page.getByRole('button', { name: 'Envoyer ce lot' }).click()
  await expect(panneau(page).getByText('Prêt', { exact: true })).toBeVisible()
}
const panneau = (page: Page) => page.getByRole('dialog').first()

async function faire(page: Page, geste: string, etat: string): Promise<void> {
  await panneau(page).getByRole('button', { name: geste, exact: true }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: geste, exact: true }).click()
  await expect(panneau(page).getByText(etat, { exact: true })).toBeVisible({ timeout: 40_000 })
}

test('an insurer’s folder is sent, tried, imported, corrected; a colleague confirms what goes; its member is invited', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const dossier = mkdtempSync(join(tmpdir(), 'systeme-'))
  importer('--modele', dossier)
  // Of the model, those who are covered: the levels and networks of this insurer are other journeys'.
  for (const nom of readdirSync(dossier))
    if (!['personnes.jsonl', 'contrats.jsonl', 'comptes.jsonl'].includes(nom))
      rmSync(join(dossier, nom), { recursive: true })
  const couverts = lire(dossier, 'contrats.jsonl').map(({ numero, assures }) => ({
    ...contrats[0],
    numero,
    assures,
  }))
  const personnes = lire(dossier, 'personnes.jsonl')
  const plus = gens.map((id, i) => ({
    ...{ id, nom: 'Systeme', prenom: 'Alix', dateNaissance: `19${60 + i}-03-04` },
    ...(i === 0 && { sexe: 'X' }),
  }))
  ecrire(dossier, 'personnes.jsonl', [...personnes, ...plus])
  ecrire(dossier, 'contrats.jsonl', [...couverts, ...contrats])
  importer('--manifeste', dossier, '--source', source, '--lot', '1', '--delta')

  await openOffice(page)
  await page.goto('/#/admin/systeme')
  await expect(page.getByRole('heading', { level: 1, name: 'Lots importés' })).toBeVisible()
  // How the demonstration came in.
  await expect(page.getByRole('cell', { name: 'demonstration' }).first()).toBeVisible()
  await envoyer(page, dossier)
  await faire(page, 'Essayer', 'Essayé')
  await expect(panneau(page).getByRole('row', { name: /Personnes/ })).toContainText('33')
  await expect(panneau(page).getByRole('columnheader', { name: 'En conflit' })).toBeVisible()
  await faire(page, 'Importer', 'Terminé')
  await expectAccessible(page)
  await expectNarrow(page)

  // The refused record, and the contract that hangs on it, are corrected and sent again.
  const recus: string[] = []
  for (const nom of ['Personnes', 'Contrats']) {
    const attendu = page.waitForEvent('download')
    await panneau(page)
      .getByRole('link', { name: `Télécharger les rejets : ${nom}` })
      .click()
    const fichier = await attendu
    const chemin = join(dossier, `rejets-${nom}`, fichier.suggestedFilename())
    await fichier.saveAs(chemin)
    writeFileSync(chemin, readFileSync(chemin, 'utf8').replace('"sexe":"X"', '"sexe":"F"'))
    recus.push(chemin)
  }
  const choix = page.waitForEvent('filechooser')
  await panneau(page).getByRole('button', { name: 'Renvoyer des rejets corrigés' }).click()
  await (await choix).setFiles(recus)
  await expect(panneau(page).getByText('Prêt', { exact: true })).toBeVisible()
  await faire(page, 'Importer', 'Terminé')
  await expect(panneau(page).getByText('Corrige les rejets du lot')).toBeVisible()

  // Half of the contracts go: a colleague confirms, never who launched it.
  const second = mkdtempSync(join(tmpdir(), 'systeme-'))
  const partis = contrats.slice(0, 20).map(({ numero }) => ({ numero, supprime: true }))
  ecrire(second, 'contrats.jsonl', partis)
  const lot = ['--source', source, '--lot', '2', '--precedent', '1', '--delta']
  importer('--manifeste', second, ...lot)
  await page.goto('/#/admin/systeme')
  await envoyer(page, second)
  await faire(page, 'Importer', 'À confirmer')
  await panneau(page).getByRole('button', { name: 'Demander la confirmation' }).click()
  const question = page.getByRole('dialog').last()
  await question.getByRole('textbox').fill('Fin d’un contrat collectif')
  await question.getByRole('button', { name: 'Demander la confirmation' }).click()
  await expect(panneau(page).getByText(/Demandée par Sophie/)).toBeVisible()
  // Whoever launched it is told why it is not for them, and offered nothing that the server would refuse.
  await expect(panneau(page).getByText(/Une autre personne que celle qui a lancé/)).toBeVisible()
  for (const name of ['Demander la confirmation', 'Confirmer les suppressions'])
    await expect(panneau(page).getByRole('button', { name })).toHaveCount(0)

  const paul = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await loginStaff(paul, PAUL)
  await paul.goto('/#/admin')
  await paul.getByRole('link', { name: /Confirmer ou refuser les suppressions/ }).click()
  await paul
    .getByRole('row', { name: new RegExp(source) })
    .getByRole('button')
    .first()
    .click()
  await panneau(paul).getByRole('button', { name: 'Confirmer les suppressions' }).click()
  await paul
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Confirmer les suppressions' })
    .click()
  await expect(panneau(paul).getByText('Terminé', { exact: true })).toBeVisible({ timeout: 40_000 })
  await paul.context().close()

  // Nobody was written to until now.
  await page.goto('/#/admin/systeme')
  await page.getByRole('button', { name: 'Inviter à activer leur espace' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Inviter à activer leur espace' })
    .click()
  await messageTo(page, 'eve.colonna@example.org', /Choisissez votre mot de passe/)
  for (const un of [dossier, second]) rmSync(un, { recursive: true, force: true })
})
