import type { Browser, Page } from '@playwright/test'
import { loginAtlas } from './accounts.ts'
import { expect } from './test.ts'

type Demande = { id: string; reference: string; revision: number }

/**
 * A clerk of the client Atlas. There is no screen yet: what the back office will send is sent from a page
 * of somebody who may.
 */
export async function openClerk(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await loginAtlas(page, 'admin.atlas@example.org')
  await expect(page.getByRole('button', { name: 'Aller à l’administration' })).toBeVisible()
  return {
    /** Does something with the request of that reference. */
    treat: async (reference: string, geste: object): Promise<void> => {
      const status = await page.evaluate(treat, { reference, geste })
      expect(status).toBe(200)
    },
    close: () => page.context().close(),
  }
}

/** In the page: it has the session, and the token that goes with what writes. */
async function treat({ reference, geste }: { reference: string; geste: object }): Promise<number> {
  const url = '/api/admin/demandes/traitement'
  const { items } = (await (await fetch(url)).json()) as { items: Demande[] }
  const demande = items.find((one) => one.reference === reference)
  if (!demande) return 404
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    body: JSON.stringify({
      id: demande.id,
      // Words come in whatever happened meanwhile.
      ...('geste' in geste && geste.geste !== 'ecrire' && { revision: demande.revision }),
      ...geste,
    }),
  })
  return answer.status
}

/** The number under which a request is followed. */
export async function referenceOf(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/\d{4}-\d{6}/)
    .first()
    .textContent()
  return /\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? ''
}
