import type { Page } from '@playwright/test'
import { annuler, envoyer, type Faits, lireFaits, repondre } from './actes.ts'
import { goTo } from './pages.ts'
import { expect, test } from './test.ts'

/** An act that a clerk treats: what is sent, and where its member looks. */
export type Ligne = {
  path: string
  acte: string
  libelle: string
  /** The one that it is about, where it is not the contract that is open. */
  contrat?: string
  /** There is no other to choose. */
  isSeul?: true
  /** `essai`: how often the same journey was tried before, on the same server. */
  data(faits: Faits, page: Page, essai: number): object | Promise<object>
  /** It waits for its day: its member keeps things as they are, once it was read. */
  isRendue?: true
  /** Once a day: whoever has it already does not ask again. */
  isUneFois?: true
  /** Where the member looks: a screen, and what it says once a clerk has accepted. */
  ecran: [route: string, titre: string]
  lit(page: Page, essai: number): Promise<void>
}

type Demande = { id: string; reference: string }
type Clerk = { treat(reference: string, geste: object): Promise<void> }
type Qui = { page: Page; clerk: Clerk; essai: number }

/** What was tried before is on the server: what waits is given back, what was done is not asked for again. */
export const essais = () => test.info().retry + test.info().repeatEachIndex

/** What is to come was read before; with another contract everything is read again, without loading the page. */
async function oublier(page: Page): Promise<void> {
  const choix = page.getByRole('combobox', { name: 'Contrat' })
  // A light screen, while it is read for a contract that nobody looks at.
  await goTo(page, 'nouveautes', 'Nouveautés')
  if ((await choix.count()) === 0) return void (await page.reload())
  const courant = await choix.inputValue()
  const valeurs = await choix
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const autre = valeurs.find((valeur) => valeur !== courant)
  if (!autre) return void (await page.reload())
  await choix.selectOption(autre)
  await choix.selectOption(courant)
}

async function isLue(page: Page, { ecran, lit }: Ligne, essai: number): Promise<boolean> {
  await goTo(page, ...ecran)
  return lit(page, essai).then(
    () => true,
    () => false,
  )
}

/** Each is refused, sent again, asked for more, answered and accepted; its member reads it where it shows. */
export async function vivre(
  { page, clerk, essai }: Qui,
  toutes: readonly Ligne[],
  {
    code,
    isRefusee = () => true,
  }: { code?: () => Promise<string>; isRefusee?: (ligne: Ligne) => boolean } = {},
) {
  const lignes: Ligne[] = []
  for (const ligne of toutes) {
    if (essai > 0) await page.evaluate(annuler, ligne.acte)
    const isFaite = essai > 0 && ligne.isUneFois && (await isLue(page, ligne, essai))
    if (!isFaite) lignes.push(ligne)
  }
  const attendues: Demande[] = []
  await test.step('each is refused, then sent again and asked for more', async () => {
    for (const ligne of lignes) {
      const { path, acte, contrat = '70310001', data } = ligne
      // A refusal changes nothing of them.
      const faits = await lireFaits(page, acte, contrat)
      const envoi = async (fois: string): Promise<Demande> => {
        const saisie = await data(faits, page, essai)
        const cle = `${fois}-${acte}-${essai}`
        return page.evaluate(envoyer, {
          path,
          data: saisie,
          cle,
          ...(code && { code: await code() }),
        })
      }
      if (isRefusee(ligne)) {
        const { reference } = await envoi('refusee')
        await clerk.treat(reference, { geste: 'refuser', texte: 'Ce n’est pas le bon document.' })
      }
      const encore = await envoi('attendue')
      await clerk.treat(encore.reference, {
        geste: 'demander',
        champ: null,
        motif: null,
        texte: 'Pouvez-vous le confirmer ?',
        echeance: '2099-12-06',
      })
      attendues.push(encore)
    }
  })
  const demandes = page.getByRole('list', { name: 'Vos demandes' }).getByRole('link')
  await test.step('« Mes demandes » says what is asked for, and what was refused', async () => {
    for (const [route, etat, dites] of [
      ['demandes', 'Document demandé', lignes],
      ['demandes?etat=terminees', 'Refusée', lignes.filter(isRefusee)],
    ] as const) {
      await goTo(page, route, 'Mes demandes')
      for (const { libelle } of dites)
        await expect(
          demandes.filter({ hasText: libelle }).filter({ hasText: etat }).first(),
        ).toBeVisible()
    }
  })
  const accepter = async (rang: number) => {
    const { id = '', reference = '' } = attendues[rang] ?? {}
    expect(await page.evaluate(repondre, id)).toBe(200)
    await clerk.treat(reference, { geste: 'accepter' })
  }
  await test.step('answered and accepted, each is read where a member looks', async () => {
    for (const [rang, { isRendue }] of lignes.entries()) if (!isRendue) await accepter(rang)
    for (const [rang, { acte, contrat, isSeul, ecran, lit, isRendue }] of lignes.entries()) {
      if (isRendue) {
        await accepter(rang)
        await oublier(page)
      }
      if (contrat && !isSeul)
        await page.getByRole('combobox', { name: 'Contrat' }).selectOption(contrat)
      await goTo(page, ...ecran)
      await lit(page, essai)
      if (isRendue) expect(await page.evaluate(annuler, acte)).toBe(1)
    }
  })
}
