import { parseArgs } from 'node:util'
import { StartRefusedError } from '../app/start-refused.ts'
import type { Reglage } from '../features/clients/index.ts'
import {
  readAdressePostale,
  readAdressePublique,
  readClient,
  readCouleur,
  readEmail,
  readHotes,
  readLibelle,
  readLogo,
  readNomPropre,
} from './champs.ts'
import type { Image } from './image.ts'
import { textes } from './textes.ts'

/** The options of the command, in the order in which they are asked for. */
export const options = [
  'libelle',
  'client',
  'hotes',
  'adresse-publique',
  'couleur',
  'logo',
  'adresse-postale',
  'administrateur',
  'prenom',
  'nom',
] as const
export type Option = (typeof options)[number]

/** One sensitive setting of an existing client: both options together, never asked for. */
const optionsReglage = ['reglage', 'valeur'] as const

/** What was typed, as it was typed. */
export type Saisie = Partial<Record<Option | (typeof optionsReglage)[number], string>> & {
  ouvrir?: boolean
}

/** Colour of an insurer that gives none: a sober blue-green. */
export const COULEUR_PAR_DEFAUT = '#0b7285'

export const facultatives: ReadonlySet<Option> = new Set(['couleur', 'logo', 'adresse-postale'])

/** Options of a new client only. */
const propresAuClient = options.slice(0, options.indexOf('administrateur'))

export type Personne = { prenom: string; nom: string }

export type NouveauClient = {
  client: string
  libelle: string
  hotes: string[]
  adressePublique: string
  couleur: string
  logo: Image | null
  adressePostale: string | null
  administrateur: Personne & { email: string }
}

/** An administrator of an existing client: a new link, or a new account with a name. */
export type Invite = { client: string | null; email: string; personne: Personne | null }

/** Null when help was asked for. */
export function readArguments(args: readonly string[]): Saisie | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        aide: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        ouvrir: { type: 'boolean' },
        ...(Object.fromEntries(
          [...options, ...optionsReglage].map((nom) => [nom, { type: 'string' }]),
        ) as Record<Exclude<keyof Saisie, 'ouvrir'>, { type: 'string' }>),
      },
    })
    const { aide, help, ...saisie } = values
    return aide || help ? null : withoutEmpty(saisie)
  } catch (error) {
    // The library's sentence is English, and begins with the quoted option.
    const [, option = args.join(' ')] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    throw new StartRefusedError(textes.optionInconnue(option))
  }
}

const withoutEmpty = (saisie: Saisie): Saisie =>
  Object.fromEntries(
    Object.entries(saisie).filter(([, dit]) => typeof dit !== 'string' || dit.trim() !== ''),
  )

/** `--administrateur` needs only the client's code: the client exists. */
export const isInvite = (saisie: Saisie): boolean =>
  saisie.administrateur !== undefined &&
  propresAuClient.every((option) => option === 'client' || saisie[option] === undefined)

/** `--reglage config.ics --valeur '"FR72ZZZ123456"'`: what stands between the quotes is JSON. */
export function readReglage({ client = '', reglage = '', valeur = '' }: Saisie): Reglage {
  try {
    return { code: readClient(client), chemin: reglage, valeur: JSON.parse(valeur) }
  } catch (error) {
    if (error instanceof StartRefusedError) throw error
    throw new StartRefusedError(textes.refus.valeur(reglage))
  }
}

/** What a new client still lacks. */
export const missingFrom = (saisie: Saisie): Option[] =>
  options.filter((option) => !facultatives.has(option) && saisie[option] === undefined)

export function readInvite(saisie: Saisie): Invite {
  const { client, administrateur = '', prenom, nom } = saisie
  const isNamed = prenom !== undefined || nom !== undefined
  return {
    client: client === undefined ? null : readClient(client),
    email: readEmail(administrateur),
    personne: isNamed ? readPersonne({ prenom, nom }) : null,
  }
}

export function readNouveauClient(saisie: Saisie): NouveauClient {
  const missing = missingFrom(saisie)
  if (missing.length > 0)
    throw new StartRefusedError(textes.manque(missing.map((option) => `--${option}`).join(', ')))
  const hotes = readHotes(saisie.hotes ?? '')
  const { logo, 'adresse-postale': adressePostale } = saisie
  return {
    libelle: readLibelle(saisie.libelle ?? ''),
    client: readClient(saisie.client ?? ''),
    hotes,
    adressePublique: readAdressePublique(saisie['adresse-publique'] ?? '', hotes),
    couleur: readCouleur(saisie.couleur ?? COULEUR_PAR_DEFAUT),
    logo: logo === undefined ? null : readLogo(logo),
    adressePostale: adressePostale === undefined ? null : readAdressePostale(adressePostale),
    administrateur: { email: readEmail(saisie.administrateur ?? ''), ...readPersonne(saisie) },
  }
}

const readPersonne = ({ prenom, nom }: Saisie): Personne => ({
  prenom: readNomPropre(prenom ?? '', 'prénom'),
  nom: readNomPropre(nom ?? '', 'nom'),
})

/** One option alone, while it is asked for; earlier answers are at hand. */
export const checks: Record<Option, (texte: string, saisie: Saisie) => unknown> = {
  libelle: readLibelle,
  client: readClient,
  hotes: readHotes,
  'adresse-publique': (texte, saisie) => readAdressePublique(texte, readHotes(saisie.hotes ?? '')),
  couleur: readCouleur,
  logo: readLogo,
  'adresse-postale': readAdressePostale,
  administrateur: readEmail,
  prenom: (texte) => readNomPropre(texte, 'prénom'),
  nom: (texte) => readNomPropre(texte, 'nom'),
}
