import { essais, vivre } from '../support/a-la-main.ts'
import { openAs, openAtlas } from '../support/accounts.ts'
import { prouver } from '../support/actes.ts'
import { openClerk, openClerkHorizon } from '../support/demandes.ts'
import { lignesNadia, lignesNora } from '../support/mode-manuel.ts'
import { nothingDue } from '../support/popups.ts'
import { test } from '../support/test.ts'

const [NADIA, NORA] = ['nadia.perrot@example.org', 'nora.lemaire@example.org']

test('where a clerk treats them, acts are refused, asked for more and accepted, and their member reads it where it shows', async ({
  page,
  browser,
  problems,
}) => {
  // Documents are sent once they are asked for.
  problems.expect(/status of 400/)
  const clerk = await openClerk(browser)
  await openAtlas(page, NADIA, 'accueil', 'Bonjour Nadia')
  await vivre({ page, clerk, essai: essais() }, lignesNadia)
  await clerk.close()
})

test('an account that somebody else has is looked at by a clerk, whatever it is for: refused, asked for more, accepted, and kept as it was', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/)
  const clerk = await openClerkHorizon()
  await nothingDue(page)
  await openAs(page, NORA, 'Nora')
  const essai = essais()
  await vivre({ page, clerk, essai }, lignesNora, {
    code: () => prouver(page, NORA),
    // Five codes in a quarter of an hour: three the first time, two if it has to be tried again.
    isRefusee: ({ acte }) => essai === 0 && acte === 'ribCotisationsActeGestion',
  })
  await clerk.close()
})
