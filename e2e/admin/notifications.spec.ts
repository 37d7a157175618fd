import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectForgotten, expectKept } from '../support/brouillons.ts'
import { expectNarrow } from '../support/pages.ts'
import { openOffice, saveElsewhere, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

// One after the other: what one person leaves unfinished is there for them in any window.
test.describe.configure({ mode: 'default' })

test('R1.37 an administrator builds an audience, sees how many each line leaves and why somebody is not in it', async ({
  page,
}) => {
  const nom = `Audience d’essai ${Date.now()}`
  await openOffice(page)
  await page.getByRole('link', { name: 'Audiences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audiences' })).toBeFocused()

  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const fiche = page.getByRole('dialog')
  await fiche.getByLabel('Nom').fill(nom)
  await fiche.getByRole('button', { name: 'Condition', exact: true }).click()
  const premiere = fiche.getByRole('group', { name: 'Condition 1' })
  // What is not said yet is not counted.
  await expect(fiche.getByRole('region', { name: 'Personnes concernées' })).toContainText(
    'Complétez la règle',
  )
  await premiere.getByLabel('Champ').selectOption({ label: 'Âge' })
  await premiere.getByLabel('Question').selectOption({ label: 'est au moins' })
  await premiere.getByLabel('Valeur (ans)').fill('130')
  await expect(fiche.getByRole('region', { name: 'Personnes concernées' })).toContainText(
    /^Personnes concernées0sur /,
  )
  await fiche.getByLabel('Numéro de contrat ou identifiant').fill('camille.martin@example.org')
  await fiche.getByRole('button', { name: 'Vérifier' }).click()
  await expect(fiche.getByText('N’en fait pas partie')).toBeVisible()
  await expectAccessible(page)

  await premiere.getByLabel('Valeur (ans)').fill('18')
  await expect(premiere.locator('xpath=..')).toContainText(/\d+\spersonne/)
  await fiche.getByRole('button', { name: 'Enregistrer' }).click()
  const gardee = page.getByRole('dialog', { name: nom })
  await expect(gardee).toBeVisible()
  await gardee.getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(gardee).toBeHidden()
  await expectNarrow(page)
})

test('an audience is asked for by every field, and what is ticked or typed stays', async ({
  page,
}) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Audiences' }).click()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const fiche = page.getByRole('dialog')
  await fiche.getByRole('button', { name: 'Condition', exact: true }).click()
  const condition = fiche.getByRole('group', { name: 'Condition 1' })
  const champs = await condition.getByLabel('Champ').locator('option[value]:not([value=""])').all()
  const libelles = await Promise.all(champs.map((un) => un.innerText()))
  const personnes = fiche.getByRole('region', { name: 'Personnes concernées' })
  for (const libelle of libelles)
    await test.step(libelle, async () => {
      await condition.getByLabel('Champ').selectOption({ label: libelle })
      await expect(condition.locator('select').first().locator('option:checked')).toHaveText(
        libelle,
      )
      const coches = condition.getByRole('checkbox')
      // Choices may still be on their way (the offers are); some questions need no value.
      const valeurs = coches.or(condition.getByRole('textbox'))
      await expect(valeurs.or(condition.getByText('aucune valeur à donner')).first()).toBeVisible()
      const nombre = await coches.count()
      for (let i = 0; i < Math.min(nombre, 2); i++) {
        await coches.nth(i).check()
        await expect(coches.nth(i)).toBeChecked()
        await expect(coches).toHaveCount(nombre)
      }
      if (nombre > 1) await expect(coches.first()).toBeChecked()
      const saisies = condition.getByRole('textbox')
      for (const saisie of await saisies.all()) {
        const valeur = libelle === 'Code postal' || libelle === 'Département' ? '69' : '30'
        await saisie.fill(valeur)
        await expect(saisie).toHaveValue(valeur)
      }
      await expect(personnes).toContainText(/sur /)
      await expect(personnes).not.toContainText('Complétez la règle')
    })
})

const ENVOIS = '/api/admin/notifications'

/** What another window would send, with another title. */
async function corrected(page: Page, titre: string) {
  const { items } = await (await page.request.get(ENVOIS)).json()
  const envoi = items.find((one: { titre: string }) => one.titre === titre)
  const { id, revision, texte, bouton, lien, categorie, canaux, audienceId, departLe } = envoi
  const ecrit = { texte, bouton, lien, categorie, canaux, audienceId, departLe }
  return { id, revision, ...ecrit, titre: `${titre} corrigé` }
}

test('R1.36 a notification is written, previewed and submitted; its author cannot approve it, another’s can be', async ({
  page,
  problems,
}) => {
  const titre = `Essai ${Date.now()}`
  await openOffice(page)
  await page.getByRole('link', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  await page.getByRole('button', { name: 'Nouvelle notification' }).click()
  await page.getByLabel('Audience').selectOption({ label: 'Adhérents couverts' })
  await page.getByLabel('Titre').fill(titre)
  await page.getByLabel('Texte').fill('Bonjour ')
  await page.getByRole('button', { name: 'prénom' }).click()

  // Typed and not saved, it is there again after a reload.
  await expectKept(page, 'envoi.nouveau', titre, 'Bonjour')
  await page.reload()
  await expect(page.getByLabel('Titre')).toHaveValue(titre)
  await expect(page.getByLabel('Texte')).toHaveValue('Bonjour ((prenom))')
  await expect(page.getByLabel('Audience').locator('option:checked')).toHaveText(
    'Adhérents couverts',
  )

  await page.getByRole('button', { name: 'Montrer l’aperçu' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').first()).toContainText(/Bonjour [A-ZÀ-Ý]/)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  await expectForgotten(page, 'envoi.nouveau')

  // Saved elsewhere while one types here: both stand side by side, and nothing is lost.
  await page.getByLabel('Texte').fill('Bonjour, un mot de plus.')
  expect(await saveElsewhere(page, ENVOIS, await corrected(page, titre))).toBe(200)
  problems.expect(/409/)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('alert').last()).toContainText('modifié cet envoi entre-temps')
  await expect(page.getByRole('group', { name: 'Titre' })).toContainText(`${titre} corrigé`)
  await expect(page.getByRole('group', { name: 'Texte' })).toContainText('un mot de plus')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${titre} corrigé` })).toBeVisible()
  await expect(page.getByLabel('Texte')).toHaveValue('Bonjour, un mot de plus.')
  await page.getByRole('button', { name: 'Demander l’approbation' }).click()
  await expect(page.getByText('En attente d’approbation')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approuver' })).toBeHidden()
  await expect(page.getByText(/approuver, et reçoi.* un e-mail/)).toContainText('Paul Rivière')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible()

  // Somebody else’s: one may, with the number that one sees.
  await page.goto('/#/admin/notifications')
  await page.getByRole('button', { name: 'Il nous manque votre compte bancaire' }).click()
  await page.getByRole('button', { name: 'Approuver' }).click()
  await expect(page.getByRole('dialog', { name: 'Approuver' })).toContainText(
    /Vous approuvez l’envoi à \d+\spersonne/,
  )
})
