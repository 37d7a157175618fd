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

test('a prescription is read by the medical service alone, who tells the clerk whether it will do', async ({
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
  }
  const url = '/api/forms/declarationsinistreV2/form'
  const envoyee = await member.request.post(url, { headers, data: { data } })
  expect(envoyee.status(), await envoyee.text()).toBe(200)
  const { id } = (await envoyee.json()).demande
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
})
