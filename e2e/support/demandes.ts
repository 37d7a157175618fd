import type { Browser, Page } from '@playwright/test'
import { arrive, loginAtlas, openAdmin } from './accounts.ts'
import { expect } from './test.ts'

type Demande = { id: string; reference: string; revision: number }

/**
 * A clerk of the client Atlas, for journeys that are about members: what the clerk's screen sends is sent
 * from a page of somebody who may. The screen itself has its own journeys (`admin/demandes.spec.ts`).
 */
export async function openClerk(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await loginAtlas(page, 'admin.atlas@example.org')
  await expect(page.getByRole('button', { name: 'Aller à l’administration' })).toBeVisible()
  return clerkOf(page)
}

/** The same of the default client, with the session of the setup. */
export async function openClerkHorizon(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await openAdmin(page)
  return {
    ...clerkOf(page),
    /**
     * Meanwhile, clerks treat that act there: only for one that no other journey sends, and not beside one that has
     * the settings of that client open.
     */
    aLaMain: async (acte: string, fait: () => Promise<void>): Promise<void> => {
      const mode = () =>
        page.evaluate(
          async (url) => (await (await fetch(url)).json()).modeGestion,
          `/api/identity/client/mode-gestion/${acte}`,
        )
      const normal = await mode()
      const avant = await page.evaluate(confier, { acte, mode: 'manuel' })
      try {
        // Heard by the server a moment after it is written.
        await expect.poll(mode).toBe('manuel')
        await fait()
      } finally {
        await page.evaluate(confier, { acte, mode: avant })
        await expect.poll(mode).toBe(normal)
      }
    },
  }
}

function clerkOf(page: Page) {
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
  const found = await fetch(`${url}?q=${reference}`)
  const { items } = (await found.json()) as { items: Demande[] }
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

/** In the page: who treats an act from now on (null: as nobody has chosen); gives who did. */
async function confier({ acte, mode }: { acte: string; mode: string | null }) {
  const url = '/api/admin/identity/client'
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  // Somebody else may be changing something else.
  for (let essai = 0; essai < 5; essai++) {
    const { items } = await (await fetch(`${url}?id=horizon`)).json()
    const [{ revision, config }] = items
    const { [acte]: avant = null, ...autres } = config.modesGestion
    const modesGestion = { ...autres, ...(mode && { [acte]: mode }) }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({
        id: 'horizon',
        revision,
        valeurs: { config: { ...config, modesGestion } },
      }),
    })
    if (answer.ok) return avant as string | null
  }
  throw new Error(`${acte} stays as it is`)
}

const JEANNE = 'jeanne.moreau@example.org'

/** Jeanne, who asks and answers as her own screens would; they have journeys of their own. */
export async function openJeanne(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await arrive(page, JEANNE)
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const post = async (url: string, body: { data: object } | { multipart: Multipart }) => {
    const answer = await page.request.post(url, { headers: { 'X-XSRF-TOKEN': xsrf }, ...body })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  return {
    email: JEANNE,
    page,
    /** Writes to her insurer, which somebody has to answer; gives the request. */
    async ask(message: string, document?: FilePayload): Promise<Demande> {
      const file =
        document && (await post('/api/fichiers/upload', { multipart: { piece: document } }))
      const data = {
        motif: 'COT',
        domaine: '',
        sousDomaine: '',
        personne: '',
        message,
        piece: file?.fileNames[0] ?? null,
        piece2: null,
        piece3: null,
        numeroContrat: '20450005',
      }
      return (await post('/api/forms/contact/v2/form', { data: { data } })).demande
    },
    /** Gives the answer that is awaited. */
    async answer(id: string, texte: string): Promise<void> {
      const read = await page.request.get(`/api/demandes/dossier?id=${id}`)
      const { revision, attentesDetail } = await read.json()
      const [{ id: attente }] = attentesDetail
      const data = { geste: 'repondre', id, revision, attente, texte, fichiers: [] }
      await post('/api/demandes/geste', { data })
    },
    close: () => page.context().close(),
  }
}
type FilePayload = { name: string; mimeType: string; buffer: Buffer }
type Multipart = { piece: FilePayload }

/** The number under which a request is followed. */
export async function referenceOf(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/\d{4}-\d{6}/)
    .first()
    .textContent()
  return /\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? ''
}
