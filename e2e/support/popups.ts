import type { BrowserContext, Page } from '@playwright/test'
import { baseUrl } from './addresses.ts'

let ids: string[] | undefined

/** As if this browser had been told not to show the insurer's messages again. */
export async function silencePopups(context: BrowserContext): Promise<void> {
  ids ??= await publishedPopups(context)
  await context.addCookies(
    ids.map((id) => ({ name: `popup_Popups_${id}`, value: '1', url: baseUrl })),
  )
}

async function publishedPopups({ request }: BrowserContext): Promise<string[]> {
  const items: { id: string }[] = await (
    await request.get(`${baseUrl}/api/cms/blocklists?name=Popups`)
  ).json()
  return items.map(({ id }) => id)
}

/** As if nothing were due from the member: no consent without an answer, no missing bank details. */
export async function nothingDue(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/forms/consentement',
    (route) => route.fulfill({ json: { items: [], total: 0 } }),
  )
  await page.route(
    (url) => url.pathname === '/api/adherent/contrats',
    async (route) => {
      const response = await route.fetch()
      const { contrats } = await response.json()
      for (const { modalitePaiementPrestation } of contrats)
        modalitePaiementPrestation.isMissing = false
      await route.fulfill({ response, json: { contrats } })
    },
  )
}
