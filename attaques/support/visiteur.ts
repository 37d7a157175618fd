/** Enough of a browser to sign in as somebody of the demonstration and keep their cookies. */
export async function signIn(
  origin: string,
  { userName = 'camille.martin@example.org', password = 'Horizon!2026' } = {},
): Promise<Visiteur> {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = () => ({ cookie: cookie(), 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' })
  const go = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(new URL(address, origin), {
      ...init,
      redirect: 'manual',
      headers: { ...headers(), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const follow = async (address: string, init: RequestInit = {}) => {
    let [at, response] = [address, await go(address, init)]
    while (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      at = response.headers.get('location') ?? ''
      response = await go(at)
    }
    return { at, response }
  }
  const { at, response } = await follow('/api/identity/login')
  const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
  const body = new URLSearchParams({ _xsrf, userName, password })
  await (await follow(at, { method: 'POST', body })).response.text()
  return { go, headers }
}

export type Visiteur = {
  go(address: string, init?: RequestInit): Promise<Response>
  /** What every request of theirs carries. */
  headers(): Record<string, string>
}
