import { expectAccessible } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { withSettings } from '../support/portail.ts'
import {
  answerDematerialisation,
  connus,
  expectDisplayEmail,
  fillRegister,
  MOT_DE_PASSE,
  openRegister,
  validate,
} from '../support/register.ts'
import { expect, test } from '../support/test.ts'

// By the social security number; by the contract's, two others register in account.spec.ts.
test('four who are recognised, one after the other', async ({ page }) => {
  test.setTimeout(90_000)
  await test.step('R1.07 R2.44 R2.46 R2.47 Élodie is recognised and receives a link', async () => {
    await openRegister(page)
    const email = 'elodie@inscription.example.org'
    await fillRegister(page, connus.elodie, email)
    await page.getByLabel('Je souhaite recevoir mes documents par voie électronique').uncheck()
    await validate(page)
    // What she has just refused is not ticked again for her.
    await expect(
      page.getByRole('dialog', { name: 'Recevoir vos documents en ligne' }).getByRole('checkbox'),
    ).not.toBeChecked()
    await answerDematerialisation(page)
    await expectDisplayEmail(page)
    await messageTo(page, email, /Activez votre espace personnel/)
  })
  await test.step('R5.53 R3.55 R3.56 Paul is recognised by the number that Monaco gave him', async () => {
    await openRegister(page)
    const { numeroContrat: _, ...paul } = connus.paul
    await fillRegister(page, { ...paul, nir: '1720499138207' }, 'paul@inscription.example.org')
    await page.getByRole('checkbox', { name: /monégasque/ }).check()
    const monaco = page.getByLabel('Numéro d’assurance maladie monégasque').first()
    await expect(monaco).toHaveValue('')
    await monaco.fill('00012345678')
    await expectAccessible(page)
    await validate(page)
    await answerDematerialisation(page)
    await expectDisplayEmail(page)
  })
  await test.step('Inès clicks twice, and one registration is sent', async () => {
    await openRegister(page)
    await fillRegister(page, connus.ines, 'double@inscription.example.org')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/identity/register')) sent++
    })
    await page.getByRole('button', { name: 'Valider' }).dblclick()
    await answerDematerialisation(page)
    await expectDisplayEmail(page)
    expect(sent).toBe(1)
  })
  await test.step('Marc-Antoine does it all by the keyboard', async () => {
    await openRegister(page)
    await page.getByLabel('Numéro d’adhérent').focus()
    const type = (text: string) => page.keyboard.type(text)
    const tabTo = async (name: RegExp) => {
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab')
        const label = await page.evaluate(() => {
          const { labels, ariaLabel, textContent } = document.activeElement as HTMLInputElement
          return labels?.[0]?.textContent || ariaLabel || textContent || ''
        })
        if (name.test(label)) return
      }
      throw new Error(`${name} is not reached by the keyboard`)
    }
    await type('20450022')
    await tabTo(/^Nom/)
    await type('Dupont de lIsle')
    await tabTo(/^Prénom/)
    await type('Marc-Antoine')
    await tabTo(/^Date de naissance/)
    await type('01071995')
    await tabTo(/^Code postal/)
    await type('35000')
    await tabTo(/IBAN/)
    await type('0189')
    await tabTo(/^Identifiant/)
    await type('clavier@inscription.example.org')
    await tabTo(/^Confirmation de l’identifiant/)
    await type('clavier@inscription.example.org')
    await tabTo(/^Mot de passe/)
    await type(MOT_DE_PASSE)
    await tabTo(/^Confirmation du mot/)
    await type(MOT_DE_PASSE)
    await tabTo(/conditions d’utilisation/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      const isButton = await page.evaluate(() => document.activeElement?.textContent === 'Valider')
      if (isButton) break
    }
    await page.keyboard.press('Enter')
    await expectDisplayEmail(page)
  })
})

test('the form of a new member, before it is sent', { tag: '@everywhere' }, async ({ page }) => {
  await test.step('R5.43 R5.45 R5.42 an empty form says all that is missing, and the terms aloud @everywhere', async () => {
    await openRegister(page)
    await expectAccessible(page)
    await expect(
      page.getByText('Les champs signalés par un astérisque sont obligatoires'),
    ).toBeVisible()
    await validate(page)
    const summary = page.getByRole('alert').filter({ hasText: 'obligatoire' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Merci de renseigner toutes les données obligatoires.')
    await expect(
      page.getByText(
        'Blocage création compte - absence d’acceptation des conditions d’utilisation du site',
      ),
    ).toBeVisible()
    await summary.getByRole('link', { name: 'La date de naissance est obligatoire' }).click()
    await expect(page.getByRole('textbox', { name: 'Date de naissance' })).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('R5.02 R5.22 R5.26 R5.38 each field says what is wrong with it @everywhere', async () => {
    await fillRegister(page, { ...connus.hugo, nom: 'Lef3vre', nir: '7850578006048' }, 'hugo@')
    await page.getByLabel(/^Mot de passe/).fill('court')
    await validate(page)
    for (const message of [
      'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques',
      'Le format de l’identifiant (adresse e-mail) est incorrect',
      'Le format du numéro de sécurité sociale (sans clé) est incorrect',
      'Merci de saisir 8 caractères minimum (dont une minuscule, une majuscule, un chiffre et un caractère spécial)',
      'Le mot de passe et la confirmation du mot de passe ne sont pas identiques',
    ])
      await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible()
    await test.step('R5.39 R5.40 two passwords that differ are told aloud', async () => {
      await expect(page.getByText('Merci de saisir les mots de passe à l’identique.')).toBeVisible()
    })
    await expectAccessible(page)
    // What is said of the confirmation follows the password too.
    await page.getByLabel(/^Mot de passe/).fill(MOT_DE_PASSE)
    await expect(page.getByText('ne sont pas identiques')).toHaveCount(0)
  })
  await test.step('the help opens over the form, and gives the focus back', async () => {
    const help = page.getByRole('button', { name: 'Où trouver mon numéro d’adhérent ?' })
    await help.click()
    await expect(page.getByRole('dialog')).toContainText('carte de tiers payant')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(help).toBeFocused()
  })
  await test.step('leaving for another page and coming back loses nothing but the passwords', async () => {
    await fillRegister(page, connus.paul, 'paul@inscription.example.org')
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(/^Nom/)).toHaveValue('Grimaldi')
    await expect(page.getByRole('textbox', { name: 'Date de naissance' })).toHaveValue('25/04/1972')
    await expect(page.getByLabel(/^Mot de passe/)).toHaveValue('')
  })
})

test('R4.08 R4.09 R4.10 R8.21 three refusals hide the button and show the client’s message', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  await openRegister(page)
  await fillRegister(
    page,
    { ...connus.hugo, numeroContrat: '20459999' },
    'x@inscription.example.org',
  )
  for (let essai = 1; essai <= 3; essai++) {
    await validate(page)
    await expect(page.getByText('La création du compte a échoué.')).toBeVisible()
    if (essai < 3) {
      const refus = page
        .getByRole('alert')
        .filter({ hasText: 'Nous ne vous retrouvons pas avec ces informations' })
      await expect(refus).toContainText(
        essai === 1 ? 'Il vous reste 2 essais' : 'Il vous reste 1 essai',
      )
      await expect(refus.locator('..')).toBeFocused()
      // Of two numbers, only the one that was typed is to be looked at again.
      await expect(refus).toContainText('votre numéro d’adhérent')
      await expect(refus).not.toContainText('sécurité sociale')
      if (essai === 1) await expectAccessible(page)
      await page.getByRole('button', { name: /^Fermer le message/ }).click()
      await expect(page.getByRole('button', { name: 'Valider' })).not.toHaveAttribute('aria-busy')
    }
  }
  await expect(page.getByRole('button', { name: 'Valider' })).toBeHidden()
  const blocage = page.getByRole('alert').filter({ hasText: 'après plusieurs essais' })
  await expect(blocage.locator('..')).toBeFocused()
  await expect(page.getByLabel(/^Prénom/)).toHaveValue('Hugo')
  await expectAccessible(page)
})

test('what a client asks a new member for', async ({ page }) => {
  for (const [mode, contrat, nir, word] of [
    ['individual', true, false, null],
    ['NIR', false, true, null],
    ['all', true, true, 'et'],
    ['oneOfTwo', true, true, 'ou'],
  ] as const)
    await test.step(`R5.27 R5.28 R5.30 R5.32 mode ${mode}: which fields, and the word between`, async () => {
      await withSettings(page, ({ config }) => {
        config.createAccountAuthMode = mode
      })
      await page.goto('about:blank')
      await openRegister(page)
      await expect(page.getByLabel('Numéro d’adhérent')).toHaveCount(contrat ? 1 : 0)
      await expect(page.getByLabel('Numéro de sécurité sociale (sans clé)')).toHaveCount(
        nir ? 1 : 0,
      )
      const between = page.getByText(/^(et|ou)$/)
      if (word) await expect(between).toHaveText(word)
      else await expect(between).toHaveCount(0)
    })
  await test.step('R2.61 with an external provider no password of ours is asked for', async () => {
    await withSettings(page, ({ client }) => {
      client.oidcExternalProvider = true
    })
    await page.goto('about:blank')
    await openRegister(page)
    await expect(page.getByLabel(/^Mot de passe/)).toHaveCount(0)
  })
})
