import { createHash } from 'node:crypto'
import { traceWords } from '../../platform/documents/outline.ts'
import { drawPng } from '../../platform/documents/png.ts'
import type { Client } from '../client.ts'
import { logoUrl } from './client.ts'
import { textes } from './textes.ts'

/** Where a phone sends what somebody shares with the installed application. */
export const PARTAGE = '/partage'

/** What phones ask for, in pixels. */
export const cotesIcone = [192, 512] as const
export type CoteIcone = (typeof cotesIcone)[number]

/** Of what is seen wherever a phone cuts the picture (a circle of eight tenths), the height that capitals take. */
const HAUTEUR = 0.34
const LARGEUR_MAX = 0.6
/** Capitals are 700 units high. */
const CAPITALE = 700

/** Words that say what an insurer is, and not which one. */
const COMMUNS = new Set(
  'mutuelle assurance assurances prevoyance groupe la le les l de du des et'.split(' '),
)

const motsDe = (libelle: string) => libelle.match(/[\p{L}\p{N}]+/gu) ?? []
const sansAccents = (mot: string) => mot.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Under an icon there is room for a dozen letters: what tells this insurer apart comes first. */
export function nomCourt(libelle: string): string {
  if (libelle.length <= 12) return libelle
  const propres = motsDe(libelle).filter((mot) => !COMMUNS.has(sansAccents(mot)))
  return propres.length > 0 ? propres.join(' ') : libelle
}

const initialesDe = (libelle: string) =>
  motsDe(libelle)
    .filter((mot) => mot.length > 2 || /^\p{Lu}/u.test(mot))
    .slice(0, 2)
    .map((mot) => mot.charAt(0).toUpperCase())
    .join('')

type Dessinable = Pick<Client, 'libelle' | 'charte'>

const encresDe = ({ libelle, charte: { clair } }: Dessinable) => ({
  initiales: initialesDe(libelle),
  fond: clair.primary,
  encre: clair.onPrimary,
})

/** Changes with what is drawn: another charter is another address. */
export const versionIcone = (client: Dessinable) =>
  createHash('sha256')
    .update(JSON.stringify(encresDe(client)))
    .digest('base64url')
    .slice(0, 12)

export const iconeUrl = (client: Dessinable, cote: CoteIcone) =>
  `/application/icone-${cote}.png?v=${versionIcone(client)}`

/** The insurer's initials on its colour, from edge to edge: a phone cuts it as it likes. */
export async function drawIcone(client: Dessinable, cote: number): Promise<Buffer> {
  const { initiales, fond, encre } = encresDe(client)
  const { trace, largeur } = await traceWords(initiales)
  const echelle = cote * Math.min(HAUTEUR / CAPITALE, LARGEUR_MAX / Math.max(1, largeur))
  const [x, y] = [(cote - largeur * echelle) / 2, (cote + CAPITALE * echelle) / 2]
  return drawPng({ cote, fond, encre, trace, x, y, echelle })
}

/** The bill: where a shortcut leads, and what is shared from the phone. */
export const FACTURE = '/#/demarches/declarationsinistreV2'

/** What a phone needs to install this insurer's space as an application of its own. */
export function manifesteDe(client: Client) {
  const { libelle, charte, logos } = client
  const propre = logos.icone?.typeMime === 'image/svg+xml'
  const icone = { src: iconeUrl(client, 192), sizes: '192x192', type: 'image/png' }
  return {
    id: '/',
    name: libelle,
    short_name: nomCourt(libelle),
    description: textes.application.description(libelle),
    lang: 'fr',
    start_url: '/#/accueil',
    scope: '/',
    display: 'standalone',
    theme_color: charte.clair.primary,
    background_color: charte.clair.canvas,
    icons: [
      ...(propre ? [{ src: logoUrl(client, 'icone'), sizes: 'any', type: 'image/svg+xml' }] : []),
      ...cotesIcone.flatMap((cote) =>
        (['any', 'maskable'] as const).map((purpose) => ({
          src: iconeUrl(client, cote),
          sizes: `${cote}x${cote}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
    shortcuts: [
      { name: textes.application.carte, url: '/#/carte-tiers-payant', icons: [icone] },
      {
        name: textes.application.facture,
        url: FACTURE,
        icons: [icone],
      },
    ],
    // A photo of a bill, shared from the phone's own pictures.
    share_target: {
      action: PARTAGE,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*', 'application/pdf'] }] },
    },
  }
}
