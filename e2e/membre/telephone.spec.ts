import type { Page } from '@playwright/test'
import { CAMILLE, fillLogin, openAt } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const bottom = async (page: Page, name: string) => {
  const box = await part(page, name).boundingBox()
  return (box?.y ?? 9_999) + (box?.height ?? 0)
}

test('on a phone, the card and the attestation are there without scrolling, then what is to do', {
  tag: '@phone',
}, async ({ page }) => {
  await openAt(page, CAMILLE, 'accueil', 'Bonjour Camille')
  await expect(part(page, 'Carte de tiers payant')).toContainText('Valable jusqu’au')
  const attestation = page.getByRole('button', { name: 'Ouvrir l’attestation de droits en PDF' })
  await expect(attestation).toBeVisible()
  // Above the bar at the bottom of the screen.
  const bar = await page.getByRole('navigation', { name: 'Navigation principale' }).boundingBox()
  const place = await attestation.boundingBox()
  const attestationEnd = (place?.y ?? 9_999) + (place?.height ?? 0)
  expect(await bottom(page, 'Carte de tiers payant')).toBeLessThan(attestationEnd)
  expect(attestationEnd).toBeLessThan(Math.min(844, bar?.y ?? 0))
  const aFaire = await part(page, 'À faire').boundingBox()
  expect(aFaire?.y ?? 0).toBeGreaterThan(attestationEnd)
  // The contract is chosen beside the title, and nowhere else.
  await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothSchemes(page)
  await attestation.click()
  await expect(page.getByRole('dialog', { name: 'Attestation de droits' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await expect(part(page, 'Carte de tiers payant')).toHaveCount(0)
})

test('a browser finds nothing that keeps it from installing the space of its insurer', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/')
  const browser = await context.newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}').name).toBe('Mutuelle Horizon')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await page.goto(atlasUrl)
})

const PHOTO = { name: 'facture du podologue.pdf', mimeType: 'application/pdf' }

/** What a phone does when its holder shares that picture with the application: no page asks for it. */
async function share(page: Page) {
  await page.evaluate(({ name, mimeType }) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/partage',
      enctype: 'multipart/form-data',
    })
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' })
    const transfer = new DataTransfer()
    // Begins and ends as such a file does: the real server takes it.
    transfer.items.add(new File(['%PDF-1.7\n%', '\n%%EOF\n'], name, { type: mimeType }))
    input.files = transfer.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, PHOTO)
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(serviceWorkers === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers })
    test('a photo shared from the phone waits for the sign-in, and the bill opens', {
      tag: '@phone',
    }, async ({ page, problems }) => {
      problems.expect(/status of 401/)
      await page.goto('/')
      if (serviceWorkers === 'allow')
        await page.evaluate(async () => {
          await navigator.serviceWorker.register('/service-worker.js')
          await navigator.serviceWorker.ready
        })
      await share(page)
      // Nobody has signed in: the photo is there, and the way back is known.
      await page.getByRole('link', { name: 'Me connecter' }).click()
      await fillLogin(page, CAMILLE)
      await expect(titre(page, 'Envoyer une facture de soins')).toBeVisible()
      await expect(page.getByRole('list', { name: /^Fichiers joints/ })).toContainText(PHOTO.name)
    })
  })

test.describe('told on this device', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a device is told of news from a switch on, until the switch is off', {
    tag: '@phone',
  }, async ({ page }) => {
    // No push service answers a browser of tests: what it would give is made up.
    await page.addInitScript(() => {
      const cle = 'abonnement-essai'
      const abonnement = {
        endpoint: 'https://push.example.org/camille',
        toJSON: () => ({
          endpoint: 'https://push.example.org/camille',
          keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        }),
        unsubscribe: async () => {
          localStorage.removeItem(cle)
          return true
        },
      } as unknown as PushSubscription
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(cle, 'oui')
          return abonnement
        },
        getSubscription: async () => (localStorage.getItem(cle) ? abonnement : null),
      })
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
    })
    await openAt(page, CAMILLE, 'profil/preferences', 'Mes préférences')
    const choice = page.getByRole('switch', { name: 'Me prévenir sur cet appareil' })
    await expect(choice).not.toBeChecked()
    const said = (geste: string) =>
      page.waitForResponse(
        (answer) => answer.ok() && (answer.request().postData() ?? '').includes(`"${geste}"`),
      )
    const told = said('prevenir')
    await choice.click()
    await told
    await page.reload()
    await expect(choice).toBeChecked()
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
    const stopped = said('retirer')
    await choice.click()
    await stopped
    await expect(choice).not.toBeChecked()
  })
})
