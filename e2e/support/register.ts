import type { Page } from '@playwright/test'
import { linkTo } from './mailbox.ts'
import { expect } from './test.ts'

export type Personne = {
  numeroContrat?: string
  nir?: string
  nom: string
  prenom: string
  naissance: string
  codePostal: string
  iban: string
}

/** The six people whom the insurer knows and who have no space, as they would type themselves. */
export const connus = {
  hugo: {
    numeroContrat: '20450017',
    nom: 'Lefèvre',
    prenom: 'Hugo',
    naissance: '12/05/1985',
    codePostal: '69003',
    iban: '2606',
  },
  elodie: {
    nir: '290122b033158',
    nom: 'DANGELO',
    prenom: 'Elodie',
    naissance: '30/12/1990',
    codePostal: '20200',
    iban: '1z25',
  },
  ange: {
    nir: '1 79 08 2A 004 316',
    nom: 'colonna',
    prenom: 'ange',
    naissance: '17081979',
    codePostal: '20000',
    iban: '6750',
  },
  ines: {
    numeroContrat: '20450020',
    nir: '2010993008149',
    nom: 'Benali',
    prenom: 'INES',
    naissance: '05/09/2001',
    codePostal: '93200',
    iban: '0165',
  },
  paul: {
    numeroContrat: '20450021',
    nom: 'Grimaldi',
    prenom: 'Paul',
    naissance: '25/04/1972',
    codePostal: '98000',
    iban: '9030',
  },
  marcAntoine: {
    numeroContrat: '20450022',
    nom: 'Dupont de l’Isle',
    prenom: 'Marc Antoine',
    naissance: '01/07/1995',
    codePostal: '35000',
    iban: '0189',
  },
} as const satisfies Record<string, Personne>

/** Whose space staff have made. */
export const invitee: Personne = {
  numeroContrat: '20450006',
  nom: 'Faure',
  prenom: 'Nathalie',
  naissance: '27/06/1975',
  codePostal: '33000',
  iban: '6310',
}

export const MOT_DE_PASSE = 'Trombone!2026'

export async function openRegister(page: Page): Promise<void> {
  await page.goto('/#/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Créer mon espace' })).toBeVisible()
}

export async function fillPersonne(page: Page, personne: Personne): Promise<void> {
  if (personne.numeroContrat)
    await page.getByLabel('Numéro d’adhérent').fill(personne.numeroContrat)
  if (personne.nir)
    await page.getByLabel('Numéro de sécurité sociale (sans clé)').fill(personne.nir)
  await page.getByLabel(/^Nom/).fill(personne.nom)
  await page.getByLabel(/^Prénom/).fill(personne.prenom)
  await page.getByRole('textbox', { name: 'Date de naissance' }).fill(personne.naissance)
  await page.getByLabel('Code postal').fill(personne.codePostal)
  await page.getByLabel('4 derniers caractères de votre IBAN').fill(personne.iban)
}

export async function fillIdentifiant(page: Page, email: string): Promise<void> {
  const fields = page.getByRole('textbox', { name: /dentifiant \(adresse e-mail\)/ })
  for (const field of await fields.all()) await field.fill(email)
}

export async function fillRegister(page: Page, personne: Personne, email: string): Promise<void> {
  await fillPersonne(page, personne)
  await fillIdentifiant(page, email)
  await page.getByLabel(/^Mot de passe/).fill(MOT_DE_PASSE)
  await page.getByLabel('Confirmation du mot de passe').fill(MOT_DE_PASSE)
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
}

export const validate = (page: Page) => page.getByRole('button', { name: 'Valider' }).click()

/** The question about electronic documents, answered as it stands. */
export const answerDematerialisation = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click()

export const expectDisplayEmail = (page: Page) =>
  expect(
    page.getByRole('heading', { level: 1, name: 'Consultez votre boîte de réception' }),
  ).toBeVisible()

/** A space of one's own, confirmed, as the forms would: for a journey that changes how one signs in, or ends it. */
export async function createAccount(page: Page, personne: Personne, email: string): Promise<void> {
  const home = await (await page.request.get('/')).text()
  const [, portail = ''] = /id="portail">(.*?)<\/script>/s.exec(home) ?? []
  const demandes: { nom: string; libelle: string }[] = JSON.parse(portail).config.consentements
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const post = async (path: string, data: object) => {
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }
    const answer = await page.request.post(`/api/identity/${path}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const { naissance, ...connu } = personne
  await post('register', {
    ...connu,
    dateNaissance: naissance.split('/').reverse().join('-'),
    email,
    confirmEmail: email,
    password: MOT_DE_PASSE,
    confirmPassword: MOT_DE_PASSE,
    cgu: true,
    // Answered, as one cannot but do in the form: otherwise they are asked for at sign-in.
    consentements: demandes.map((one) => ({ ...one, accepted: false })),
  })
  const lien = await linkTo(page, email, /Activez votre espace/)
  await post('confirm-email', Object.fromEntries(new URLSearchParams(lien.split('?')[1])))
}
