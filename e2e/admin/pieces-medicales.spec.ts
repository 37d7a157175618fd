import { HUGO, loginStaff, openAs, openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { dans } from '../support/jours.ts'
import { expectNarrow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

const MEDICAL = 'service.medical@example.org'

test('a prescription is read by the medical service alone, who tells the clerk whether it will do', async ({
  page,
  browser,
}) => {
  // Whose statements no other test counts.
  await openAs(page, HUGO, 'Hugo')
  const cookies = await page.context().cookies()
  const headers = { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
  const deposer = async (name: string) => {
    const multipart = { piece: fichier(name) }
    const sent = await page.request.post('/api/fichiers/upload', { headers, multipart })
    return (await sent.json()).fileNames[0]
  }
  const query = 'acte=declarationSinistreV2ActeGestion&numeroContrat=20450003'
  const faits = await (await page.request.get(`/api/demarches/faits?${query}`)).json()
  const { personnes } = faits.items?.[0] ?? faits
  // Another try sends another bill: the same one twice is refused.
  const prix = `61,${String(Date.now() % 100).padStart(2, '0')}`
  const soin = { codeActe: 'OST', quantite: '1', depense: prix, ro: '', monture: '' }
  const data = {
    numeroContrat: '20450003',
    numPers: personnes[0].numPers,
    professionnel: 'Cabinet du secret',
    dateSoins: dans(-3),
    soins: [{ ...soin, situation: 'parcours' }],
    facture: [await deposer('facture.pdf')],
    decompteRo: [],
    ordonnance: [await deposer('mon diagnostic.pdf')],
  }
  const url = '/api/forms/declarationsinistreV2/form'
  const envoyee = await page.request.post(url, { headers, data: { data } })
  expect(envoyee.status(), await envoyee.text()).toBe(200)
  const { id } = (await envoyee.json()).demande
  const route = `/#/admin/demandes/${id}`

  const clerk = await (await browser.newContext()).newPage()
  await openStaff(clerk, 'gestionnaire@example.org', route)
  await clerk.getByRole('tab', { name: /^Pièces/ }).click()
  await clerk.getByRole('button', { name: 'Ordonnance' }).click()
  await expect(clerk.getByText('Reçue, lue par le service médical')).toBeVisible()
  await expect(clerk.getByText('mon diagnostic.pdf')).toHaveCount(0)
  await expectAccessible(clerk)
  await expectNarrow(clerk)

  const medecin = await (await browser.newContext()).newPage()
  await loginStaff(medecin, MEDICAL)
  await medecin.goto(route)
  await medecin.getByRole('tab', { name: /^Pièces/ }).click()
  await medecin.getByRole('button', { name: 'mon diagnostic.pdf' }).click()
  const avis = medecin.getByRole('group', { name: 'Votre avis sur cette pièce' })
  await avis.getByRole('button', { name: 'Conforme', exact: true }).click()
  await expect(medecin.getByText(/^Service médical\s:\sconforme/)).toBeVisible()
  await expectAccessible(medecin)

  await clerk.reload()
  await clerk.getByRole('tab', { name: /^Pièces/ }).click()
  await clerk.getByRole('button', { name: 'Ordonnance' }).click()
  await expect(clerk.getByText(/^Service médical\s:\sconforme/)).toBeVisible()
  await clerk.context().close()
  await medecin.context().close()
})
