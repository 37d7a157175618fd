import type { Letterhead } from '../../platform/documents/index.ts'
import type { Client } from './client.ts'

/** In whose name a document is printed. Paper is white: the light scheme, and the logo for it. */
export const letterheadOf = ({ libelle, charte, config, logos }: Client): Letterhead => ({
  nom: libelle,
  couleur: charte.clair.primary,
  logo: logos.entete,
  adresse: config.adressePostale,
})

/** The line at the foot of every page. */
export const piedDe = ({ libelle, config }: Client) => `${libelle} · ${config.adressePostale}`
