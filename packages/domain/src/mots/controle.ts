import {
  type BlocLu,
  type BlocMot,
  type ContenuMot,
  isMotMail,
  type MailLu,
  type Mot,
  type MotLu,
  type MotMail,
  type MotTextes,
} from './contenu.ts'
import {
  type FautePhrase,
  limitesMots,
  type Phrase,
  parsePhrase,
  printPhrase,
  variablesDe,
} from './phrase.ts'
import { textes } from './textes.ts'
import { declarationDe, type VariablesMot } from './variables.ts'

/** What is wrong, by the field where it stands: `sujet`, `corps.2`, `textes.titre`. */
export type FautesMot = Readonly<Record<string, string>>

/** What a check needs to know of a word. */
type Declaration<M extends Mot> = Omit<M, 'lu'>

/**
 * Reads another wording of a word. Faults are told in French, by field. The result is usable all
 * the same: the original replaces each faulty text.
 */
export function readContenu(
  mot: Mot,
  contenu: ContenuMot,
): { lu: MotLu; fautes: FautesMot; isFidele: boolean } {
  const { lu, fautes } = isMotMail(mot) ? readMail(mot, contenu) : readTextes(mot, contenu)
  const isFidele = Object.keys(fautes).length === 0
  if (isFidele) return { lu, fautes, isFidele }
  return { lu: isMotMail(mot) ? mot.lu : { ...mot.lu, ...lu }, fautes, isFidele }
}

export function readMail(
  { variables, indispensables, original }: Declaration<MotMail>,
  contenu: ContenuMot,
): { lu: MailLu; fautes: FautesMot } {
  const fautes = createFautes()
  if (!('sujet' in contenu)) {
    fautes.add('sujet', textes.vide)
    return { lu: { sujet: [], corps: [] }, fautes: fautes.all }
  }
  const { sujet, corps } = contenu
  if (corps.length === 0) fautes.add('corps', textes.vide)
  if (corps.length > limitesMots.paragraphes) fautes.add('corps', textes.tropDeParagraphes)
  const read = (champ: string, source: string) => readTexte(fautes, champ, source, variables)
  const lu: MailLu = {
    sujet: read('sujet', sujet),
    corps: corps.slice(0, limitesMots.paragraphes).map((bloc, i): BlocLu => {
      const champ = `corps.${i + 1}`
      if (typeof bloc === 'string') return { texte: read(champ, bloc) }
      checkBloc(fautes, champ, bloc, variables)
      return 'code' in bloc ? bloc : { lien: bloc.lien, libelle: read(champ, bloc.libelle) }
    }),
  }
  const blocs = new Set(corps.flatMap(variableDeBloc))
  for (const nom of original.corps.flatMap(variableDeBloc))
    if (!blocs.has(nom)) fautes.add('corps', textes.blocIndispensable(nom))
  const phrases = [lu.sujet, ...lu.corps.flatMap((bloc) => ('texte' in bloc ? [bloc.texte] : []))]
  checkIndispensables(fautes, 'corps', phrases, indispensables)
  return { lu, fautes: fautes.all }
}

/** Missing texts are taken from the original. */
export function readTextes(
  { groupe, variables, indispensables, original }: Declaration<MotTextes>,
  contenu: ContenuMot,
): { lu: Record<string, Phrase>; fautes: FautesMot } {
  const fautes = createFautes()
  const lu: Record<string, Phrase> = {}
  const phrases: Phrase[] = []
  const donnes = 'textes' in contenu ? contenu.textes : {}
  if (Object.keys(donnes).length === 0) fautes.add('textes', textes.vide)
  for (const nom of Object.keys(donnes))
    if (!Object.hasOwn(original.textes, nom)) fautes.add(`textes.${nom}`, textes.texteInconnu)
  for (const nom of Object.keys(original.textes)) {
    const source = Object.hasOwn(donnes, nom) ? donnes[nom] : original.textes[nom]
    const avant = fautes.count()
    const phrase = readTexte(fautes, `textes.${nom}`, source ?? '', variables)
    if (groupe === 'sms' && (source ?? '').length > limitesMots.sms)
      fautes.add(`textes.${nom}`, textes.smsTropLong)
    phrases.push(phrase)
    if (fautes.count() === avant) lu[nom] = phrase
  }
  const isEntier = checkIndispensables(fautes, 'textes', phrases, indispensables)
  return { lu: isEntier ? lu : {}, fautes: fautes.all }
}

/** A wording in its one spelling: « (( nom )) » becomes « ((nom)) ». */
export function printContenu(contenu: ContenuMot, variables: VariablesMot): ContenuMot {
  const print = (source: string) => printPhrase(parsePhrase(source, variables).phrase)
  if ('textes' in contenu)
    return {
      textes: Object.fromEntries(
        Object.entries(contenu.textes).map(([nom, source]) => [nom, print(source)]),
      ),
    }
  return {
    sujet: print(contenu.sujet),
    corps: contenu.corps.map((bloc) => {
      if (typeof bloc === 'string') return print(bloc)
      return 'code' in bloc ? bloc : { ...bloc, libelle: print(bloc.libelle) }
    }),
  }
}

function createFautes() {
  const all: Record<string, string> = Object.create(null)
  let count = 0
  return {
    all,
    count: () => count,
    add(champ: string, message: string) {
      count += 1
      all[champ] = all[champ] ? `${all[champ]} ${message}` : message
    },
  }
}
type Fautes = ReturnType<typeof createFautes>

const enClair = ({ position, message }: FautePhrase) => textes.position(position, message)

function readTexte(fautes: Fautes, champ: string, source: string, variables: VariablesMot): Phrase {
  if (source.trim() === '') fautes.add(champ, textes.vide)
  const { phrase, fautes: trouvees } = parsePhrase(source, variables)
  for (const faute of trouvees) fautes.add(champ, enClair(faute))
  if (adresseAvecVariable.test(source)) fautes.add(champ, textes.adresseAvecVariable)
  return phrase
}

/**
 * « https://ailleurs.fr/?((lien)) », « ailleurs.fr/((code)) », « ((code)).ailleurs.fr »: mail
 * readers make links of these, and whoever follows one gives that site what opens an account.
 */
const adresseAvecVariable =
  /(?:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}[/?#:])\S*\(\(|\)\)[\p{L}\p{N}.-]*\.\p{L}{2,}/iu

const variableDeBloc = (bloc: BlocMot): string[] => {
  if (typeof bloc === 'string') return []
  return ['code' in bloc ? bloc.code : bloc.lien]
}

/**
 * What no wording of a word may leave out: the codes and links of its original, and those it names.
 */
export const indispensablesDe = (mot: Mot): string[] => [
  ...new Set([
    ...mot.indispensables,
    ...(isMotMail(mot) ? mot.original.corps.flatMap(variableDeBloc) : []),
  ]),
]

function checkBloc(
  fautes: Fautes,
  champ: string,
  bloc: Exclude<BlocMot, string>,
  variables: VariablesMot,
): void {
  const [nom = ''] = variableDeBloc(bloc)
  const genre = declarationDe(variables, nom)?.genre
  if (genre === undefined) fautes.add(champ, textes.nomDeBloc(nom))
  else if ('lien' in bloc && genre !== 'lien') fautes.add(champ, textes.pasUnLien(nom))
  else if ('code' in bloc && genre !== 'texte') fautes.add(champ, textes.pasUnCode(nom))
}

function checkIndispensables(
  fautes: Fautes,
  champ: string,
  phrases: readonly Phrase[],
  indispensables: readonly string[],
): boolean {
  const ecrites = new Set(phrases.flatMap((phrase) => [...variablesDe(phrase)]))
  const absentes = indispensables.filter((nom) => !ecrites.has(nom))
  for (const nom of absentes) fautes.add(champ, textes.indispensable(nom))
  return absentes.length === 0
}
