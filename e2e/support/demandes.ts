import { type Browser, type Cookie, type Page, request } from '@playwright/test'
import { keptCookies, signIn, staffAtlas } from './accounts.ts'
import { atlasUrl, baseUrl } from './addresses.ts'
import { expect } from './test.ts'

type Demande = { id: string; reference: string; revision: number }

/** What the pages of somebody would send, without a page. */
type Api = {
  get<T>(path: string): Promise<T>
  post(path: string, data: object): Promise<number>
  close(): Promise<void>
}

async function apiOf(base: string, cookies: readonly Cookie[]): Promise<Api> {
  const { host, hostname } = new URL(base)
  const held = cookies.filter(({ domain }) => domain === hostname)
  const xsrf = held.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const api = await request.newContext({
    // Browsers know every name under localhost, the system beneath them may not.
    baseURL: baseUrl,
    extraHTTPHeaders: {
      host,
      cookie: held.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(xsrf),
    },
  })
  return {
    get: async (path) => (await api.get(path)).json(),
    post: async (path, data) => (await api.post(path, { data })).status(),
    close: () => api.dispose(),
  }
}

/**
 * A clerk of the client Atlas, for journeys that are about members: what the clerk's screen sends is sent
 * as somebody who may. The screen itself has its own journeys (`admin/demandes.spec.ts`).
 */
export async function openClerk(browser: Browser) {
  return clerkOf(await apiOf(atlasUrl, await staffAtlas(browser)))
}

/** The same of the default client, with the session of the setup. */
export async function openClerkHorizon() {
  const api = await apiOf(baseUrl, keptCookies('admin@example.org') ?? [])
  return {
    ...clerkOf(api),
    /**
     * Meanwhile, clerks treat that act there: only for one that no other journey sends, and not beside one that has
     * the settings of that client open.
     */
    aLaMain: async (acte: string, fait: () => Promise<void>): Promise<void> => {
      const url = `/api/identity/client/mode-gestion/${acte}`
      const mode = async () => (await api.get<{ modeGestion: string }>(url)).modeGestion
      const normal = await mode()
      const avant = await confier(api, acte, 'manuel')
      try {
        // Heard by the server a moment after it is written.
        await expect.poll(mode).toBe('manuel')
        await fait()
      } finally {
        await confier(api, acte, avant)
        await expect.poll(mode).toBe(normal)
      }
    },
  }
}

function clerkOf(api: Api) {
  return {
    /** Does something with the request of that reference. */
    treat: async (reference: string, geste: object): Promise<void> => {
      const url = '/api/admin/demandes/traitement'
      const { items } = await api.get<{ items: Demande[] }>(`${url}?q=${reference}`)
      const demande = items.find((one) => one.reference === reference)
      // Words come in whatever happened meanwhile.
      const isOrdered = 'geste' in geste && geste.geste !== 'ecrire'
      const body = { id: demande?.id, ...(isOrdered && { revision: demande?.revision }), ...geste }
      expect(await api.post(url, body)).toBe(200)
    },
    close: api.close,
  }
}

type Reglage = { revision: number; config: { modesGestion: Record<string, string> } }

/** Who treats an act from now on (null: as nobody has chosen); gives who did. */
async function confier(api: Api, acte: string, mode: string | null): Promise<string | null> {
  const url = '/api/admin/identity/client'
  // Somebody else may be changing something else.
  for (let essai = 0; essai < 5; essai++) {
    const { items } = await api.get<{ items: [Reglage] }>(`${url}?id=horizon`)
    const [{ revision, config }] = items
    const { [acte]: avant = null, ...autres } = config.modesGestion
    const modesGestion = { ...autres, ...(mode && { [acte]: mode }) }
    const valeurs = { config: { ...config, modesGestion } }
    if ((await api.post(url, { id: 'horizon', revision, valeurs })) === 200) return avant
  }
  throw new Error(`${acte} stays as it is`)
}

const JEANNE = 'jeanne.moreau@example.org'

/** Jeanne, who asks and answers as her own screens would; they have journeys of their own. */
export async function openJeanne(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, JEANNE)
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
    /** Says that she cannot read one of our pages, which somebody has to decide; gives the request. */
    async signale(ecran: string): Promise<Demande> {
      const data = { numeroContrat: '', page: ecran, message: 'Je ne peux pas la lire.', outil: '' }
      return (await post('/api/forms/accessibilite/form', { data: { data } })).demande
    },
    /** What she is shown of that request, words and all. */
    async reads(id: string): Promise<string> {
      return (await page.request.get(`/api/demandes/dossier?id=${id}`)).text()
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
