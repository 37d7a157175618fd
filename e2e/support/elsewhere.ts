import type { Page } from '@playwright/test'

/** Sends something with the session of a page, as another window of it would; gives the status. */
export async function saveElsewhere(page: Page, url: string, data: object): Promise<number> {
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }
  return (await page.request.post(url, { headers, data })).status()
}
