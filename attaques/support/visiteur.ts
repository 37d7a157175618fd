export type Visiteur = ReturnType<typeof visit>

const CAMILLE = { userName: 'camille.martin@example.org', password: 'Horizon!2026' }

/** Enough of a browser to keep its cookies, sign in and send forms; nothing leaves unless it is told to. */
export function visit(origin: string) {
  const jar = new Map<string, string>()
  /** What every request of theirs carries. */
  const headers = () => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
  })
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
  /** The address of the sign-in page, which may then be used for any number of tries. */
  const openLogin = async (): Promise<string> => {
    const { at, response } = await follow('/api/identity/login')
    await response.body?.cancel()
    return at
  }
  const formOf = (userName: string, password: string) => ({
    method: 'POST',
    body: new URLSearchParams({ _xsrf: jar.get('XSRF-TOKEN') ?? '', userName, password }),
  })
  /** As far as the sign-in form, which is then sent when one likes. */
  const openSignIn = async ({ userName, password } = CAMILLE) => {
    const page = await openLogin()
    return async () => (await follow(page, formOf(userName, password))).response
  }
  return {
    go,
    headers,
    openLogin,
    tryPassword: (page: string, userName: string, password: string) =>
      go(page, formOf(userName, password)),
    openSignIn,
    signIn: async (who = CAMILLE) => (await openSignIn(who))(),
    sendJson: (address: string, body: object) =>
      go(address, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    /** One file, in a form as a browser writes it. */
    upload: (name: string, content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('rib', new Blob([content]), name)
      return go('/api/fichiers/upload', { method: 'POST', body })
    },
  }
}

/** Somebody of the demonstration who is signed in. */
export async function signIn(origin: string, who = CAMILLE): Promise<Visiteur> {
  const visiteur = visit(origin)
  await (await visiteur.signIn(who)).body?.cancel()
  return visiteur
}
