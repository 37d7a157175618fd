import { createVisiteur, type Demande, signIn, type Visiteur } from './demandeur.ts'

export const HORIZON = { host: 'localhost', admin: 'admin@example.org' }
export const ATLAS = { host: 'atlas.localhost', admin: 'admin.atlas@example.org' }

/** The administrator of each insurer of the demonstration, signed in as they would be: all that knows how is here. */
export async function signInBoth(port: number): Promise<{ horizon: Visiteur; atlas: Visiteur }> {
  return {
    horizon: await signIn(`http://${HORIZON.host}:${port}`, HORIZON.admin),
    atlas: await signInAtlas(port),
  }
}

/** At Atlas one signs in at a provider of its own, on another port: what it asks for is followed, cookies by origin. */
async function signInAtlas(port: number): Promise<Visiteur> {
  const origin = `http://${ATLAS.host}:${port}`
  const visiteurs = new Map<string, Visiteur>()
  const at = (url: URL) => {
    const known = visiteurs.get(url.origin) ?? createVisiteur(url.origin, ATLAS.admin)
    visiteurs.set(url.origin, known)
    return known
  }
  const follow = async (address: string, demande: Omit<Demande, 'path'> = { method: 'GET' }) => {
    let url = new URL(address, origin)
    let reponse = await at(url).send({ ...demande, path: `${url.pathname}${url.search}` })
    for (let hop = 0; hop < 15 && reponse.headers.location; hop++) {
      url = new URL(reponse.headers.location, url)
      reponse = await at(url).send({ method: 'GET', path: `${url.pathname}${url.search}` })
    }
    return { url, page: reponse.body.toString() }
  }
  type Page = Awaited<ReturnType<typeof follow>>
  const fill = (form: Page, values: Record<string, string>) => {
    const action = /<form[^>]* action="([^"]+)"/.exec(form.page)?.[1] ?? form.url.href
    return follow(new URL(action, form.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    })
  }
  // The provider asks staff for a second factor: the demonstration's is always the same.
  const form = await follow('/api/identity/login')
  const second = await fill(form, { email: ATLAS.admin, password: 'Atlas!2026' })
  await fill(second, { code: '246810' })
  const elena = at(new URL(origin))
  const { status } = await elena.send({ method: 'GET', path: '/api/identity/user' })
  if (status !== 200) throw new Error(`${ATLAS.admin} could not sign in (${status}): ${form.page}`)
  return elena
}
