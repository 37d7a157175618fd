import { loginStaff, openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { openFigurant } from '../support/figurants.ts'
import { dans } from '../support/jours.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

// The page is the medical service's.
test.use({ qui: null })

const MEDICAL = 'service.medical@example.org'

test('a prescription and what is written about a stay are read by the medical service alone, who tells the clerk whether it will do and opens what is not medical', async ({
  page,
  browser,
  colleague,
}) => {
  // Whose statements no other test counts.
  const member = await (await browser.newContext()).newPage()
  await openFigurant(member, 'mehdi')
  const cookies = await member.context().cookies()
  const headers = { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
  const deposer = async (name: string) => {
    const multipart = { piece: fichier(name) }
    const sent = await member.request.post('/api/fichiers/upload', { headers, multipart })
    return (await sent.json()).fileNames[0]
  }
  const query = 'acte=declarationSinistreV2ActeGestion&numeroContrat=20450108'
  const faits = await (await member.request.get(`/api/demarches/faits?${query}`)).json()
  const { personnes } = faits.items?.[0] ?? faits
  // Another try sends another bill: the same one twice is refused.
  const prix = `61,${String(Date.now() % 100).padStart(2, '0')}`
  const soin = { codeActe: 'OST', quantite: '1', depense: prix, ro: '', monture: '' }
  const data = {
    numeroContrat: '20450108',
    numPers: personnes[0].numPers,
    professionnel: 'Cabinet du secret',
    dateSoins: dans(-3),
    soins: [{ ...soin, situation: 'parcours' }],
    facture: [await deposer('facture.pdf')],
    decompteRo: [],
    ordonnance: [await deposer('mon diagnostic.pdf')],
    isCertifiee: true,
  }
  const url = '/api/forms/declarationsinistreV2/form'
  const envoyee = await member.request.post(url, { headers, data: { data } })
  expect(envoyee.status(), await envoyee.text()).toBe(200)
  const { id } = (await envoyee.json()).demande
  // What they write about their stay, which a clerk treats.
  const sejours = await member.request.get('/api/demandes?acte=pecHospiActeGestion')
  const sejour = (await sejours.json()).items[0].id
  const message = `Quelle chambre, avec ma béquille, le ${Date.now()} ?`
  const geste = { geste: 'ecrire', id: sejour, texte: message }
  const ecrit = await member.request.post('/api/demandes/geste', { headers, data: geste })
  expect(ecrit.status(), await ecrit.text()).toBe(200)
  await member.context().close()
  const route = `/#/admin/demandes/${id}`

  const clerk = await colleague(KARIM)
  await openStaff(clerk, KARIM, route)
  await clerk.getByRole('tab', { name: /^Pièces/ }).click()
  await clerk.getByRole('button', { name: 'Ordonnance' }).click()
  await expect(clerk.getByText('Reçue, lue par le service médical')).toBeVisible()
  await expect(clerk.getByText('mon diagnostic.pdf')).toHaveCount(0)
  await expectAccessible(clerk)
  await expectNarrow(clerk)

  await loginStaff(page, MEDICAL)
  await page.goto('/#/admin/demandes')
  await page.getByRole('link', { name: /^À lire/ }).click()
  await expect(page.getByRole('link', { name: /^À lire/ })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.goto(route)
  await page.getByRole('tab', { name: /^Pièces/ }).click()
  await page.getByRole('button', { name: 'mon diagnostic.pdf' }).click()
  const avis = page.getByRole('group', { name: 'Votre avis sur cette pièce' })
  await avis.getByRole('button', { name: 'Conforme', exact: true }).click()
  await expect(page.getByText(/^Service médical\s:\sconforme/)).toBeVisible()
  await expectAccessible(page)

  await goTo(clerk, 'admin/mon-acces', 'Mon accès')
  await openStaff(clerk, KARIM, route)
  await clerk.getByRole('tab', { name: /^Pièces/ }).click()
  await clerk.getByRole('button', { name: 'Ordonnance' }).click()
  await expect(clerk.getByText(/^Service médical\s:\sconforme/)).toBeVisible()

  // What was written is another matter: it was not medical, and the clerk may answer.
  const routeSejour = `/#/admin/demandes/${sejour}`
  await openStaff(clerk, KARIM, routeSejour)
  await clerk.getByRole('tab', { name: /^Échanges/ }).click()
  await expect(clerk.getByText('Message reçu, lu par le service médical').last()).toBeVisible()
  await expect(clerk.getByText(message)).toHaveCount(0)
  await expectAccessible(clerk)

  await page.goto(routeSejour)
  await page.getByRole('tab', { name: /^Échanges/ }).click()
  const ligne = page.getByRole('listitem').filter({ hasText: message })
  await ligne.getByRole('button', { name: 'Déclarer ce message non médical' }).click()
  await page.getByRole('button', { name: 'Ouvrir aux gestionnaires' }).click()
  await expect(ligne.getByText(/^Service médical\s:\snon médical/)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)

  await goTo(clerk, 'admin/mon-acces', 'Mon accès')
  await openStaff(clerk, KARIM, routeSejour)
  await clerk.getByRole('tab', { name: /^Échanges/ }).click()
  await expect(clerk.getByText(message)).toBeVisible()
  // One way for a clerk: what they hand over they do not get back by themselves.
  const rendue = clerk.getByRole('listitem').filter({ hasText: message })
  await rendue.getByRole('button', { name: 'Transmettre au service médical' }).click()
  await clerk.getByRole('button', { name: 'Confirmer la transmission' }).click()
  await expect(clerk.getByText(message)).toHaveCount(0)
  const reservee = clerk.getByRole('listitem').filter({ hasText: 'Réservé au service médical' })
  await expect(reservee.first()).toBeVisible()
  await expect(reservee.getByRole('button')).toHaveCount(0)
})
