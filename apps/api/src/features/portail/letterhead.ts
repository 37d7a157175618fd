import type { Letterhead } from '../../platform/documents/index.ts'
import type { Client, Logo } from '../client.ts'

/** In whose name a document is printed. Paper is white: the light scheme, and the logo for it. */
export const letterheadOf = ({ libelle, charte, config, logos }: Client): Letterhead => ({
  nom: libelle,
  couleur: charte.clair.primary,
  logo: imprimee(logos.entete),
  adresse: config.adressePostale,
  mention: mentionDe({ libelle, config }),
})

/** Papers draw simple drawings; of any other they print the picture that came with it. */
const imprimee = (logo: Logo | undefined) =>
  logo?.impression ? { typeMime: 'image/png', contenu: logo.impression } : logo

const ACPR = 'Autorité de contrôle\u00a0: ACPR, 4 place de Budapest, CS 92459, 75436 Paris Cedex 09'

/** Who writes, in full: name, form, number. What the insurer has not said is left out. */
const mentionDe = ({
  libelle,
  config: { formeJuridique, siren },
}: Pick<Client, 'libelle' | 'config'>) =>
  [libelle, formeJuridique, siren && `SIREN\u00a0${siren.replaceAll(' ', '\u00a0')}`]
    .filter(Boolean)
    .join(', ')

/** At the foot of every page: who writes, where, and who watches over them. */
export const piedDe = (client: Client) =>
  `${mentionDe(client)} · ${client.config.adressePostale}\n${ACPR}`
