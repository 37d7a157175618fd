/** Enough of a browser to try passwords: cookies are kept, redirects followed by hand. */
export function createVisiteur(origin: string) {
  const jar = new Map<string, string>()

  async function go(address: string, body?: Record<string, string>): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, origin), {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      body: body ? new URLSearchParams(body) : null,
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }

  return {
    /** Opens the login page; gives its address. */
    async openLogin(): Promise<string> {
      let address = '/api/identity/login'
      for (let hop = 0; hop < 6; hop++) {
        const response = await go(address)
        await response.body?.cancel()
        const next = response.headers.get('location')
        if (next === null) return address
        address = next
      }
      throw new Error('no login page')
    },
    /** Types a password there; the same page may be used for any number of tries. */
    tryPassword: (page: string, userName: string, password: string) =>
      go(page, { _xsrf: jar.get('XSRF-TOKEN') ?? '', userName, password }),
  }
}
