/** A signed-in member of the demonstration, with no more of a browser than cookies and redirections. */
export type Membre = {
  go(address: string, init?: RequestInit): Promise<Response>
  /** Sends one file, in a form as a browser writes it. */
  upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<Response>
}

export async function signIn(
  origin: string,
  userName = 'camille.martin@example.org',
  password = 'Horizon!2026',
): Promise<Membre> {
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
  const { at, response } = await follow('/api/identity/login')
  const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
  await follow(at, { method: 'POST', body: new URLSearchParams({ _xsrf, userName, password }) })
  return {
    go,
    upload: (name, content) => {
      const form = new FormData()
      form.append('rib', new Blob([content]), name)
      return go('/api/fichiers/upload', { method: 'POST', body: form })
    },
  }
}
