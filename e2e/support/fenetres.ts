import type { Page } from '@playwright/test'
import { openGallery, specimen } from './gallery.ts'

/** Presses a button of one of the windows of the gallery. */
export async function click(page: Page, nom: string, button: string) {
  await openGallery(page, 'fenetres')
  await specimen(page, nom).getByRole('button', { name: button, exact: true }).click()
}

/** A picture of the smallest size, so that the browser has one to draw. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const network = (reseau: string, url: string) => ({
  reseau,
  url,
  numOmc: '775',
  icon: 'optique',
  imageId: null as string | null,
  imageForm: 'carre',
  description: `Le réseau ${reseau} : opticiens, dentistes et audioprothésistes près de chez vous.`,
})

export const reseaux = [
  { ...network('SantéClair', 'https://santeclair.example/entree'), imageId: 'logo' },
  network('KaliviaDAO', 'https://dao.example/'),
  network('KaliviaOsteo', 'https://kalivia-osteo.example/'),
  network('KalixiaOsteo', 'https://kalixia-osteo.example/'),
  { ...network('Itelis', 'https://itelis.example/?source=portail'), imageId: 'absent' },
  network('Piégé', 'javascript:alert(1)'),
]

/** Takes the place of the care-network calls, and of the networks' own sites. */
export async function answerReseaux(page: Page, token: { status?: number } = {}) {
  const context = page.context()
  await context.route(/\/api\/reseaux-soins$/, (route) =>
    route.fulfill({ json: { items: reseaux, total: reseaux.length } }),
  )
  await context.route(/\/api\/reseaux-soins\/images\/logo$/, (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  )
  await context.route(/\/api\/reseaux-soins\/token\?/, (route) =>
    token.status
      ? route.fulfill({ status: token.status, json: { code: 'x', message: 'Jeton refusé' } })
      : route.fulfill({ json: { scTokenId: 'jeton-1' } }),
  )
  await context.route(/^https:\/\/[a-z-]+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="fr"><title>Réseau</title>' }),
  )
}

export const consentements = [
  'Je souhaite recevoir les conseils santé de la mutuelle par e-mail.',
  'J’autorise la mutuelle à utiliser mes données pour améliorer ses services.',
  'J’accepte d’être contacté par téléphone pour des enquêtes de satisfaction.',
].map((libelle, rang) => ({
  nomConsentement: `consentement-${rang + 1}`,
  libelle,
  isAccepted: null,
  le: null,
  enAttente: null,
}))

/** Takes the place of the consents, and keeps the answers that were sent. */
export async function answerConsentements(page: Page, failing: readonly string[] = []) {
  const answers: unknown[] = []
  const again = new Set(failing)
  await page.route(
    (url) => url.pathname === '/api/forms/consentement',
    (route) => route.fulfill({ json: { items: consentements, total: consentements.length } }),
  )
  await page.route(
    (url) => url.pathname === '/api/forms/consentement/form',
    (route) => {
      const { data } = route.request().postDataJSON()
      // Refused the first time only.
      if (again.delete(data.nomConsentement))
        return route.fulfill({ status: 500, json: { code: 'x', message: 'Base en panne' } })
      answers.push(data)
      return route.fulfill({ json: {} })
    },
  )
  return answers
}

export const popups = [
  {
    id: 'a1',
    name: 'maintenance',
    title: 'Maintenance dimanche',
    content: '<h4>Ce qui change</h4><p>Le portail sera fermé <strong>de 2 h à 4 h</strong>.</p>',
  },
  {
    id: 'b;2',
    name: 'nouveautes',
    title: 'Du nouveau dans votre espace',
    content: '<p>Votre carte est disponible.</p><script>alert(1)</script><form><input></form>',
  },
]

export const answerPopups = (page: Page) =>
  page.route(
    (url) =>
      url.pathname === '/api/cms/blocklists' && url.searchParams.get('name') === 'Popups_Accueil',
    (route) => route.fulfill({ json: popups }),
  )
