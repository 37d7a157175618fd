import type {
  BlocMot,
  CategorieMot,
  ContenuMail,
  ContenuTextes,
  GroupeMot,
  Mot,
  MotMail,
  MotTextes,
  TextesLus,
} from './contenu.ts'
import { type FautesMot, readMail, readTextes } from './controle.ts'
import { isNomVariable } from './phrase.ts'
import type { VariablesMot } from './variables.ts'

/** Every word knows the name of its insurer. */
const communes = { assureur: 'texte' } as const satisfies VariablesMot
export type ValeursCommunes = { readonly [K in keyof typeof communes]: string }

type Entree<V extends VariablesMot> = {
  key: string
  categorie?: CategorieMot
  isAttendu?: true
  variables: V
}
type Nom<V> = keyof V & string

/** A mail. `libelle`, its name for staff, is its subject by default. */
export function defineMail<const V extends VariablesMot>({
  sujet,
  corps,
  libelle = sujet,
  isDocument,
  ...entree
}: Entree<V> & {
  libelle?: string
  isDocument?: true
  sujet: string
  corps: readonly BlocMot<Nom<V>>[]
}): MotMail<V> {
  const original: ContenuMail = { sujet, corps }
  const declaration = {
    ...base(entree),
    groupe: 'mail' as const,
    libelle,
    original,
    indispensables: [],
    ...(isDocument && { isDocument }),
  }
  const { lu, fautes } = readMail(declaration, original)
  refuseFautes(entree.key, fautes)
  return { ...declaration, lu }
}

/** A text message; `indispensables` are what no wording of it may leave out. */
export const defineSms = <const V extends VariablesMot>({
  texte,
  ...entree
}: Entree<V> & {
  libelle: string
  indispensables?: readonly Nom<V>[]
  texte: string
}): MotTextes<V, 'texte'> => defineTextes('sms', { ...entree, textes: { texte } })

/** The words of a paper: title, paragraphs, labels, mentions. */
export const defineEdition = <const V extends VariablesMot, const N extends string>(
  entree: Entree<V> & { libelle: string; textes: Readonly<Record<N, string>> },
): MotTextes<V, N> => defineTextes('edition', entree)

/** A sentence of the portal's screens. */
export const defineEtiquette = <const V extends VariablesMot>({
  texte,
  ...entree
}: Entree<V> & { libelle: string; texte: string }): MotTextes<V, 'texte'> =>
  defineTextes('portail', { ...entree, textes: { texte } })

/** What the portal answers where it refuses something, by the code of the refusal. */
export const defineTraduction = ({
  texte,
  ...entree
}: {
  key: string
  libelle: string
  texte: string
}): MotTextes<VariablesMot, 'texte'> =>
  defineTextes('traduction', { ...entree, variables: {}, textes: { texte } })

/** The frame of every mail. */
export const defineCadre = <const V extends VariablesMot, const N extends string>(
  entree: Entree<V> & { libelle: string; textes: Readonly<Record<N, string>> },
): MotTextes<V, N> => defineTextes('mail', entree)

function defineTextes<V extends VariablesMot, N extends string>(
  groupe: GroupeMot,
  {
    libelle,
    textes,
    indispensables = [],
    ...entree
  }: Entree<V> & {
    libelle: string
    indispensables?: readonly string[]
    textes: Readonly<Record<N, string>>
  },
): MotTextes<V, N> {
  const original: ContenuTextes<N> = { textes }
  const declaration = { ...base(entree), groupe, libelle, original, indispensables }
  const { lu, fautes } = readTextes(declaration, original)
  refuseFautes(entree.key, fautes)
  return { ...declaration, lu: lu as TextesLus<N> }
}

function base<V extends VariablesMot>({
  key,
  categorie = 'service',
  isAttendu,
  variables,
}: Entree<V>) {
  if (!/^[a-z][a-zA-Z0-9]*(?:\.[a-z][a-zA-Z0-9]*)+$/.test(key))
    throw new Error(`The key of a word has two parts at least: ${key}`)
  for (const nom of Object.keys(variables))
    if (!isNomVariable(nom) || Object.hasOwn(communes, nom))
      throw new Error(`No variable of the word ${key} may be called ${nom}`)
  return {
    key,
    categorie,
    variables: { ...variables, ...communes },
    ...(isAttendu && { isAttendu }),
  }
}

/** A default that cannot be read stops the program as it loads: it is our mistake. */
function refuseFautes(key: string, fautes: FautesMot): void {
  const [faute] = Object.entries(fautes)
  if (faute) throw new Error(`The word ${key} cannot be read (${faute[0]}). ${faute[1]}`)
}

export type Catalogue = {
  all: readonly Mot[]
  find(key: string): Mot | undefined
  of(groupe: GroupeMot): Mot[]
}

/** Every word that the program has, each under a key of its own. */
export function createCatalogue(all: readonly Mot[]): Catalogue {
  const parCle = new Map(all.map((mot) => [mot.key, mot]))
  if (parCle.size !== all.length) {
    const double = all.find((mot) => parCle.get(mot.key) !== mot)
    throw new Error(`Two words have the key ${double?.key}`)
  }
  return {
    all,
    find: (key) => parCle.get(key),
    of: (groupe) => all.filter((mot) => mot.groupe === groupe),
  }
}
