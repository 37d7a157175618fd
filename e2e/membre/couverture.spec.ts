import type { Locator, Page } from '@playwright/test'
import { essais, type Ligne, vivre } from '../support/a-la-main.ts'
import { CAMILLE, openAt, openAtlas } from '../support/accounts.ts'
import { annuler, conseiller } from '../support/actes.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerk, openClerkHorizon, referenceOf } from '../support/demandes.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { nothingDue } from '../support/popups.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

// The same people change the same contracts: one test after the other.
test.describe.configure({ mode: 'default' })

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const continuer = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

/** « 12/2026 »: the month after this one. */
function prochainMois(): string {
  const today = new Date()
  const next = new Date(today.getFullYear(), today.getMonth() + 1, 1)
  return `${String(next.getMonth() + 1).padStart(2, '0')}/${next.getFullYear()}`
}

/** What is asked before new cover: three answers, and the advice that they lead to. */
async function direBesoins(page: Page) {
  for (const reponse of [
    'Un équilibre entre les deux',
    'Toutes les personnes du contrat',
    'Je n’ai pas de limite précise',
  ])
    await page.getByRole('radio', { name: reponse }).press('Space')
  await expect(page.getByText('Vous restez libre de choisir autrement.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
}
const recevoir = (page: Page) =>
  page.getByRole('checkbox', { name: /^J’ai reçu la fiche conseil/ }).press('Space')

async function relire(page: Page) {
  await continuer(page)
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
}

test('several options are given up at once, shown where they are held, and kept after all', async ({
  page,
}) => {
  await openAt(page, CAMILLE, 'options', 'Mes renforts')
  await page.getByRole('link', { name: 'Retirer plusieurs renforts' }).click()
  await expect(title(page, 'Retirer plusieurs renforts')).toBeFocused()
  await continuer(page)
  await expect(page.getByRole('alert')).toContainText('Choisissez le renfort à retirer')
  await page.getByRole('checkbox', { name: /^Cure/ }).check()
  await page.getByRole('checkbox', { name: /^Assistance à domicile/ }).check()
  await expect(page.getByRole('textbox', { name: 'Premier jour sans ce renfort' })).toHaveValue(
    /^01\/01\//,
  )
  await expectAccessible(page)
  await relire(page)
  await expect(card(page, 'Ce qui change pour vous')).toContainText(/Jusqu’au 31\/12\/\d{4} inclus/)
  await envoyer(page)
  await expect(title(page, / prend effet le 1er janvier/)).toBeFocused()
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await goTo(page, 'options', 'Mes renforts')
  const prevu = card(page, /^À partir du 1er janvier/)
  await expect(prevu).toContainText('Cure')
  await expect(prevu).toContainText('Assistance à domicile')
  await page.goBack()
  await page.getByRole('button', { name: 'Annuler ma demande' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler ma demande' }).click()
  await expect(page.getByRole('main')).toContainText('Annulée')
  await goTo(page, 'options', 'Mes renforts')
  await expect(prevu).toHaveCount(0)
})

const niveauInferieur: Ligne = {
  path: '/forms/garanties/form',
  acte: 'garantiesActeGestion',
  libelle: 'Changer de niveau de garanties',
  contrat: '20450005',
  isSeul: true,
  isRendue: true,
  data: async (_, page) => ({
    ...(await page.evaluate(conseiller, {
      acte: 'garantiesActeGestion',
      numeroContrat: '20450005',
    })),
    numeroContrat: '20450005',
    nomOffre: 'Santé Essentiel',
    dateEffet: `01/01/${new Date().getFullYear() + 1}`,
  }),
  ecran: ['garanties', 'Mes garanties'],
  lit: (page) => expect(card(page, /^À partir du 1er janvier/)).toContainText('Santé Essentiel'),
}

/** What Jeanne asks for here, and takes back should it have to be tried again. */
const ACTES = [
  'inscriptionBeneficiaireActeGestion',
  'optionAffiliationActeGestion',
  'optionRadiationActeGestion',
  'garantiesActeGestion',
]

test('Jeanne changes what her contract covers', async ({ page }) => {
  test.setTimeout(120_000)
  const size = page.viewportSize()
  await nothingDue(page)
  await openAt(page, 'jeanne.moreau@example.org', 'beneficiaires', 'Bénéficiaires')
  if (essais() > 0) {
    for (const acte of ACTES) await page.evaluate(annuler, acte)
    await page.reload()
  }
  await test.step('R7.104 on a phone, somebody is added to the contract, from the first question to the screen that shows it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Ajouter un bénéficiaire' }).click()
    await expect(title(page, 'Ajouter un bénéficiaire')).toBeFocused()
    await continuer(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)

    await choose(page, 'Mon conjoint ou ma conjointe')
    await choose(page, 'Monsieur')
    await choose(page, 'Masculin')
    await page.getByLabel('Prénom').fill('Paul')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Moreau')
    await page.getByRole('textbox', { name: 'Date de naissance' }).fill('12/05/1946')
    await continuer(page)
    await page.getByLabel('Son numéro de sécurité sociale').fill('1460513055123')
    await page.getByLabel(/^Clé/).fill('00')
    await expect(page.getByLabel('Caisse d’assurance maladie')).toHaveValue(
      'CPAM des Bouches-du-Rhône',
    )
    await choose(page, 'Directement de l’Assurance maladie')
    await test.step('R1.17 R3.22 R5.13 R9.27 the month alone is chosen, in a grid of 3 by 4; its day is the rule’s', async () => {
      const jour = page.getByRole('textbox', { name: 'À partir de quand couvrir cette personne' })
      await page.getByRole('button', { name: /dans le calendrier/ }).click()
      const grille = page.getByRole('dialog', { name: 'Calendrier' })
      await expect(grille.getByRole('row')).toHaveCount(4)
      await expect(grille.getByRole('row').first().getByRole('gridcell')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await jour.fill(prochainMois())
      await expect(page.getByText(/Prise d’effet le 1er/)).toBeVisible()
    })
    await continuer(page)
    await test.step('R1.24 R3.54 R5.51 R9.06 a key of two digits that is not the number’s is said', async () => {
      await expect(page.getByRole('alert')).toContainText('La clé ne correspond pas')
    })
    await expectAccessibleInBothSchemes(page)
    await expectNarrow(page)
    await page.getByLabel(/^Clé/).fill('17')
    await relire(page)
    const change = card(page, 'Ce qui change pour vous')
    await expect(change).toContainText('Paul Moreau, né le 12/05/1946')
    await expect(change).toContainText(/Cotisation mensuelle.*€.*€ dès le 01\//s)
    await expectAccessible(page)
    await envoyer(page)
    await expect(title(page, / prend effet le 1er/)).toBeFocused()
    await goTo(page, 'beneficiaires', 'Bénéficiaires')
    await expect(card(page, /^À partir du 1er/)).toContainText('Paul Moreau')
    await expectAccessible(page)
    await expectNarrow(page)
    await goTo(page, 'cotisations', 'Mes cotisations')
    await expect(card(page, 'Votre cotisation')).toContainText('Paul rejoint votre contrat')
    await expectAccessible(page)
    await expectNarrow(page)
    if (size) await page.setViewportSize(size)
  })
  await test.step('R1.12 an option is added and another given up, by keyboard alone', async () => {
    await goTo(page, 'options', 'Mes renforts')
    await page.getByRole('link', { name: 'Ajouter\u00a0: Renfort Optique' }).press('Enter')
    await expect(title(page, 'Ajouter un renfort')).toBeFocused()
    await direBesoins(page)
    const optique = page.getByRole('radio', { name: /^Renfort Optique, 6,90/ })
    await expect(optique).toBeChecked()
    await expectAccessibleInBothSchemes(page)
    await optique.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^Renfort Dentaire/ })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('textbox', { name: 'À partir de quand' }).focus()
    await page.keyboard.type(prochainMois())
    await page.getByRole('button', { name: 'Document d’information' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Qu’est-ce qui est assuré')
    await page.keyboard.press('Escape')
    await recevoir(page)
    await page.getByRole('button', { name: 'Continuer' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
    await expectAccessible(page)
    // Whoever sends has read: an Enter within half a second of « Continuer » is that one's second.
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter')
    await expect(title(page, / prend effet le 1er/)).toBeFocused()
    await goTo(page, 'options', 'Mes renforts')
    await expect(card(page, /^À partir du 1er/)).toContainText('Renfort Optique')

    await page.getByRole('link', { name: 'Retirer\u00a0: Assistance à domicile' }).press('Enter')
    await expect(title(page, 'Retirer un renfort')).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Premier jour sans ce renfort' })).toHaveValue(
      /^01\/01\//,
    )
    await expectAccessible(page)
    await relire(page)
    await envoyer(page)
    await expect(title(page, / prend effet le 1er janvier/)).toBeFocused()
    await goTo(page, 'options', 'Mes renforts')
    await expect(card(page, /^À partir du 1er janvier/)).toContainText('Assistance à domicile')
    await expectAccessible(page)
  })
  await test.step('levels are compared in euros, one is chosen, and its quote is among the documents', async () => {
    await test.step('by hand: a lower one is refused, asked for more and accepted, seen with her guarantees, and given up', async () => {
      const clerk = await openClerkHorizon()
      await clerk.aLaMain(niveauInferieur.acte, () =>
        vivre({ page, clerk, essai: essais() }, [niveauInferieur]),
      )
      await clerk.close()
      await page.reload()
    })
    await goTo(page, 'garanties', 'Mes garanties')
    await page.getByRole('link', { name: 'Comparer les niveaux de garanties' }).click()
    await expect(title(page, 'Changer de niveau de garanties')).toBeFocused()
    await direBesoins(page)
    const niveaux = page.getByRole('region', { name: 'Les niveaux, sur vos propres soins' })
    await expect(niveaux.getByRole('listitem')).toHaveCount(3)
    await expect(niveaux.getByRole('listitem').filter({ hasText: 'Votre niveau' })).toContainText(
      'Santé Confort',
    )
    await expectAccessibleInBothSchemes(page)
    await expectNarrow(page)
    await choose(page, 'Santé Sérénité')
    await expect(page.getByRole('textbox', { name: 'À partir de quand' })).toHaveValue(/^01\//)
    await recevoir(page)
    await relire(page)
    await expect(card(page, 'Ce qui change pour vous')).toContainText(
      /Santé Confort.*Santé Sérénité/s,
    )
    await expectAccessible(page)
    await envoyer(page)
    await expect(title(page, / prend effet le 1er/)).toBeFocused()
    await goTo(page, 'garanties', 'Mes garanties')
    await expect(card(page, /^À partir du 1er/).first()).toContainText('Santé Sérénité')
    await expectAccessible(page)
    await goTo(page, 'documents', 'Mes documents')
    await expect(page.getByRole('main')).toContainText('Devis Santé Sérénité')
    await expect(page.getByRole('main')).toContainText('Fiche conseil')
  })
  await test.step('all four are one price to come; one is taken back where it is told, and all that follows is another', async () => {
    await goTo(page, 'cotisations', 'Mes cotisations')
    const avenir = card(page, 'Votre cotisation')
    for (const change of [
      'Paul rejoint votre contrat',
      'Ajout\u00a0: Renfort Optique',
      'Retrait\u00a0: Assistance à domicile',
      'Passage au niveau Santé Sérénité',
      /Tarif 20\d\d/,
    ])
      await expect(avenir.getByRole('listitem').filter({ hasText: change })).toHaveCount(1)
    // Each line begins where the one before ends, to what is paid in the end.
    const [aujourdhui = 0, final] = await prix(avenir)
    const lignes = await ecarts(avenir)
    const somme = lignes.reduce((total, [ecart, apres]) => {
      expect(total + ecart).toBe(apres)
      return apres
    }, aujourdhui)
    expect(somme).toBe(final)
    await expectAccessibleInBothSchemes(page)

    const paul = avenir.getByRole('button', { name: 'Annuler\u00a0: Paul rejoint votre contrat' })
    await expect(avenir).toContainText(/Possible jusqu’au \d\d\/\d\d\/20/)
    const sans = /Sans «\u00a0Paul rejoint votre contrat\u00a0», vous paieriez ([\d,\u00a0]+)€/
    const [, dit = ''] = sans.exec(await avenir.innerText()) ?? []
    expect(cents(dit)).toBeLessThan(somme)
    await paul.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler ma demande' }).click()
    await expect(avenir).not.toContainText('Paul')
    expect((await prix(avenir)).at(-1)).toBe(cents(dit))
    expect((await ecarts(avenir)).at(-1)?.[1]).toBe(cents(dit))
    expect(await ecarts(avenir)).toHaveLength(lignes.length - 1)
    await goTo(page, 'beneficiaires', 'Bénéficiaires')
    await expect(page.getByRole('main')).not.toContainText('Paul')
  })
})

const cents = (texte: string) =>
  Number(texte.replace(/[^\d]/g, '')) * (/[\u2212-]/.test(texte) ? -1 : 1)

/** What is paid today, then in the end. */
async function prix(avenir: Locator) {
  const dits = await avenir.locator('> dl dd:first-of-type').allInnerTexts()
  const tous = dits.map((dit) => cents(dit.replace('par mois', '')))
  return [tous[0] ?? 0, tous.at(-1) ?? 0]
}

/** Of each line, by how much it changes and what is paid then. */
async function ecarts(avenir: Locator): Promise<[number, number][]> {
  const lignes = await avenir.getByRole('listitem').all()
  return Promise.all(
    lignes.map(async (ligne): Promise<[number, number]> => {
      const [ecart = '', apres = ''] = await ligne.locator('dd').allInnerTexts()
      return [cents(ecart), cents(apres)]
    }),
  )
}

test('where a clerk decides, somebody leaves with a paper, once it is accepted', async ({
  page,
  browser,
}) => {
  const clerk = await openClerk(browser)
  await openAtlas(page, 'nadia.perrot@example.org', 'beneficiaires', 'Bénéficiaires')
  await page.getByRole('link', { name: 'Retirer du contrat\u00a0: Luc' }).click()
  await expect(title(page, 'Retirer un bénéficiaire')).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Luc/ })).toBeChecked()
  await choose(page, 'Une autre raison')
  await choose(page, 'Une séparation')
  await page.getByRole('textbox', { name: 'Date de la séparation' }).fill('02/11/2025')
  await expectAccessible(page)
  await continuer(page)
  await expect(page.getByRole('textbox', { name: 'Premier jour sans couverture' })).toHaveValue(
    /^01\/01\//,
  )
  await page.locator('input[type=file]').setInputFiles(fichier('Jugement.pdf'))
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await relire(page)
  await envoyer(page)
  await expect(title(page, 'Nous avons reçu votre demande pour Luc')).toBeFocused()
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  const reference = await referenceOf(page)
  await clerk.treat(reference, { geste: 'accepter' })
  await goTo(page, 'beneficiaires', 'Bénéficiaires')
  await page.reload()
  await expect(card(page, /^À partir du 1er janvier/)).toContainText('Couverture de Luc')
  await expectAccessible(page)
  await clerk.close()
})
