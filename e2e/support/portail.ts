import type { Page } from '@playwright/test'

type Settings = {
  client: {
    fonctionnalites: Record<string, { isActivated: boolean; isActivatedPerContract: object }>
    oidcExternalProvider: boolean
    isDonneesROMonegasquesActivated: boolean
  }
  config: {
    createAccountAuthMode: 'individual' | 'NIR' | 'all' | 'oneOfTwo'
    amfSmsActivated: boolean
    isCheckBirthdayForgotPasswordActivated: boolean
    isPopupPrestationBlocking: boolean
    delaiToasts: number
    isRedirectionLibre?: boolean
    isConfirmationSansClic?: boolean
    pageErreur: { titre: string; contenu: string }
  }
  isUrlRestreinte: boolean
  etiquettes: Record<string, unknown[]>
}

/** Opens the portal as another client would have set it: the page's settings are changed on the way. */
export async function withSettings(
  page: Page,
  change: (settings: Settings) => void,
): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(
        /(<script type="application\/json" id="portail">)(.*?)(<\/script>)/s,
        (_, open, json, close) => {
          const settings = JSON.parse(json)
          change(settings)
          return `${open}${JSON.stringify(settings).replaceAll('<', '\\u003c')}${close}`
        },
      )
      await route.fulfill({ response, body })
    },
  )
}

/** Answers a call of the portal with a failure, as the server words them. */
export async function failing(
  page: Page,
  path: string,
  status: number,
  message: string,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'Test', message }),
      }),
  )
}
