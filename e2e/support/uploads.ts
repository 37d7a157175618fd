import type { Page, Route } from '@playwright/test'
import { expect } from './test.ts'

const path = '/api/fichiers/upload'

type Held = {
  /** The whole body, as text: enough to find names and fields in it. */
  body: string
  fulfil: (name: string) => Promise<void>
  refuse: (status: number, body: unknown) => Promise<void>
}

/** Takes the place of the upload server: each request waits until the test answers it. */
export async function holdUploads(page: Page) {
  const held: Held[] = []
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      held.push(hold(route))
    },
  )
  return {
    /** How many were sent so far. */
    sent: () => held.length,
    /** The nth request, once it has arrived. */
    nth: async (rank: number): Promise<Held> => {
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(rank)
      const found = held[rank - 1]
      if (!found) throw new Error(`no request number ${rank}`)
      return found
    },
  }
}

function hold(route: Route): Held {
  const json = (status: number, body: unknown) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
  return {
    body: route.request().postDataBuffer()?.toString('latin1') ?? '',
    fulfil: (name) => json(200, { fileNames: [kept(name)] }),
    refuse: json,
  }
}

export const kept = (localFileName: string) => ({
  remoteFileName: `r-${localFileName}`,
  localFileName,
  size: 12,
  inputName: 'essai',
})

/** Begins and ends as a PDF does, so that the real server takes it; `size` bytes in all. */
export function fichier(name: string, size = 40, mimeType = 'application/pdf') {
  const [debut, fin] = [Buffer.from('%PDF-1.7\n%'), Buffer.from('\n%%EOF\n')]
  const milieu = Buffer.alloc(Math.max(0, size - debut.length - fin.length), 0x20)
  return { name, mimeType, buffer: Buffer.concat([debut, milieu, fin]) }
}

export const Mo = 1024 * 1024

/** What the browser gives for files that were copied, or dragged over the page. */
export const transferOf = (page: Page, names: readonly string[]) =>
  page.evaluateHandle((wanted) => {
    const transfer = new DataTransfer()
    for (const name of wanted)
      transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
    return transfer
  }, names)
