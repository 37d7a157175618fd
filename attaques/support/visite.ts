export type Visiteur = ReturnType<typeof visit>

const CAMILLE = { userName: 'camille.martin@example.org', password: 'Horizon!2026' }

/** Enough of a browser to keep its cookies, sign in and send forms. */
export function visit(origin: string) {
  const jar = new Map<string, string>()
  const go = async (address: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', ...init.headers, cookie }
    const response = await fetch(new URL(address, origin), { ...init, redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const follow = async (address: string, init: RequestInit = {}) => {
    let [at, response] = [address, await go(address, init)]
    while (response.status >= 300 && response.status < 400) {
      at = response.headers.get('location') ?? ''
      response = await go(at)
    }
    return { at, response }
  }
  /** As far as the sign-in form, which is then sent when one likes. */
  const openSignIn = async ({ userName, password } = CAMILLE) => {
    const { at, response } = await follow('/api/identity/login')
    const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
    const body = () => new URLSearchParams({ _xsrf, userName, password })
    return async () => (await follow(at, { method: 'POST', body: body() })).response
  }
  return {
    go,
    openSignIn,
    signIn: async (who = CAMILLE) => (await openSignIn(who))(),
    sendJson: (address: string, body: object) =>
      go(address, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
  }
}
