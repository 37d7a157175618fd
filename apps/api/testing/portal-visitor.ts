/** Enough of a browser to sign in and keep its cookies. */
export function visitPortal(origin: string) {
  const jar = new Map<string, string>()
  const go = async (address: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', ...init.headers, cookie }
    const url = new URL(address, origin)
    const response = await fetch(url, { ...init, redirect: 'manual', headers })
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
  return {
    go,
    async signIn() {
      const { at, response } = await follow('/api/identity/login')
      const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
      const fields = { _xsrf, userName: 'camille.martin@example.org', password: 'Horizon!2026' }
      await follow(at, { method: 'POST', body: new URLSearchParams(fields) })
    },
  }
}
