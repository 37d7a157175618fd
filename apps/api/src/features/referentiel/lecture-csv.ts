import { type ImportReferentiel, referentielGestions } from '@espace-adherent/contract'
import { lireCsv, sansAccents } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { textes } from './textes.ts'

export type Valeurs = Record<string, unknown>

/** What a file of one kind of table holds. */
export type Forme = {
  /** The columns that it must have. */
  colonnes: readonly string[]
  lire(valeurs: Valeurs): ReturnType<(typeof codes)['safeParse']>
  cleDe(valeurs: Valeurs): string
  /** A row as the report of the import says it. */
  dire(valeurs: Valeurs): string
}

const { creation: codes } = referentielGestions['referentiel.civilite']

export const formeCodes: Forme = {
  colonnes: ['code', 'libelle'],
  lire: (valeurs) => codes.safeParse(valeurs),
  cleDe: ({ code }) => String(code),
  dire: ({ libelle, ordre }) => `${libelle} (${ordre})`,
}

export const formeCommunes: Forme = {
  colonnes: ['codePostal', 'localite', 'codeInsee'],
  lire: (valeurs) => referentielGestions['referentiel.code-postal'].creation.safeParse(valeurs),
  cleDe: ({ codePostal, codeInsee }) => `${codePostal}-${codeInsee}`,
  dire: ({ localite }) => String(localite),
}

type Ligne<E> = { ligne: number; valeurs: Valeurs; existante: E | null }

const APERCU = 50
const ERREURS = 100

/** What a file would change of a table, line by line, and what is wrong with it. */
export function comparer<E extends Valeurs>(
  csv: string,
  forme: Forme,
  existantes: ReadonlyMap<string, E>,
) {
  const { lignes, erreurs } = lire(csv, forme, existantes)
  const creations = lignes.filter(({ existante }) => existante === null)
  const modifications = lignes.flatMap(({ existante, ...ligne }) =>
    existante && isAutre(existante, ligne.valeurs) ? { ...ligne, existante } : [],
  )
  const inchangees = lignes.length - creations.length - modifications.length
  const bilan: ImportReferentiel = {
    creations: creations.length,
    modifications: modifications.length,
    inchangees,
    absentes: existantes.size - inchangees - modifications.length,
    erreurs: erreurs.slice(0, ERREURS),
    apercu: [...creations, ...modifications]
      .slice(0, APERCU)
      .map(({ ligne, valeurs, existante }) => ({
        ligne,
        code: forme.cleDe(valeurs),
        avant: existante && forme.dire(existante),
        apres: forme.dire(valeurs),
      })),
  }
  return { creations, modifications, bilan, ids: lignes.map(({ valeurs }) => forme.cleDe(valeurs)) }
}

/** With one line that is wrong, nothing is written. */
export function exigerJuste({ erreurs }: ImportReferentiel): void {
  if (erreurs.length > 0) throw new AppError('BadRequest', undefined, { csv: textes.lignesFausses })
}

/** What the history keeps of it. */
export const comptesDe = ({ creations, modifications, inchangees }: ImportReferentiel) => ({
  creations,
  modifications,
  inchangees,
})

const isAutre = (existante: Valeurs, valeurs: Valeurs) =>
  Object.entries(valeurs).some(([nom, valeur]) => existante[nom] !== valeur)

const simple = (nom: string) => sansAccents(nom).toLowerCase().replaceAll(/[ _-]/g, '')

/** Each line by its heading; an order that is not given is the one that stands, or the line's own. */
function lire<E extends Valeurs>(
  csv: string,
  { colonnes, lire: juger, cleDe }: Forme,
  existantes: ReadonlyMap<string, E>,
) {
  const { entete, lignes: brutes } = lireCsv(csv)
  const noms = entete.map(simple)
  const rang = (nom: string) => noms.indexOf(nom.toLowerCase())
  if (colonnes.some((nom) => rang(nom) === -1))
    throw new AppError('BadRequest', undefined, { csv: textes.entete(colonnes) })
  const lignes: Ligne<E>[] = []
  const erreurs: ImportReferentiel['erreurs'] = []
  const vus = new Set<string>()
  for (const [i, { numero, cases }] of brutes.entries()) {
    const typees: Valeurs = Object.fromEntries(colonnes.map((nom) => [nom, cases[rang(nom)] ?? '']))
    const id = cleDe(typees)
    const existante = existantes.get(id) ?? null
    const ordre = cases[rang('ordre')]
    if (colonnes.includes('code'))
      typees.ordre = ordre ? Number(ordre) : (existante?.ordre ?? i + 1)
    const lue = juger(typees)
    if (vus.has(id)) erreurs.push({ ligne: numero, message: textes.double(id) })
    else if (lue.success) lignes.push({ ligne: numero, valeurs: lue.data as Valeurs, existante })
    else
      for (const { path, message } of lue.error.issues)
        erreurs.push({ ligne: numero, message: textes.champ(String(path[0]), message) })
    vus.add(id)
  }
  return { lignes, erreurs }
}
