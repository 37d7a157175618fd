import type { Letterhead } from '../../platform/documents/index.ts'
import type { Client, Logo } from './client.ts'

/** In whose name a document is printed. Paper is white: the light scheme, and the logo for it. */
export const letterheadOf = ({ libelle, charte, config, logos }: Client): Letterhead => ({
  nom: libelle,
  couleur: charte.clair.primary,
  logo: imprimee(logos.entete),
  adresse: config.adressePostale,
})

/** Papers draw simple drawings; of any other they print the picture that came with it. */
const imprimee = (logo: Logo | undefined) =>
  logo?.impression ? { typeMime: 'image/png', contenu: logo.impression } : logo

/** The line at the foot of every page. */
export const piedDe = ({ libelle, config }: Client) => `${libelle} · ${config.adressePostale}`
