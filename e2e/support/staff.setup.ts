import { keptSession, loginStaff } from './accounts.ts'
import { test as setup } from './test.ts'

/**
 * Once for all the tests that only need to be in the back office: an account is sent few codes in a
 * quarter of an hour, and two browsers that sign in to it at once would wait for each other's.
 */
for (const userName of ['admin@example.org', 'gestionnaire@example.org'])
  setup(`${userName} signs in, with a code`, async ({ page }) => {
    await loginStaff(page, userName)
    await page.context().storageState({ path: keptSession(userName) })
  })
