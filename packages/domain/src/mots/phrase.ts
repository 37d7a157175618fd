import { textes } from './textes.ts'
import { declarationDe, type VariablesMot } from './variables.ts'

/** A text after reading: words, a variable, or a condition. */
export type Noeud =
  | string
  | { readonly variable: string }
  | { readonly si: string; readonly alors: Phrase; readonly sinon: Phrase }
export type Phrase = readonly Noeud[]

/** What is wrong in a text, and at which of its characters (the first is 1). */
export type FautePhrase = { position: number; message: string }

export const limitesMots = {
  /** Characters of one text: a paragraph, a subject, a text message. */
  texte: 2_000,
  /** Three text messages in one. */
  sms: 459,
  /** `si` within `si`. */
  profondeur: 5,
  paragraphes: 40,
} as const

/** Letters and digits, as the code spells them; none of the grammar's own words. */
export const isNomVariable = (nom: string) =>
  /^[a-z][A-Za-z0-9]{0,39}$/.test(nom) && nom !== 'si' && nom !== 'sinon' && nom !== 'fin'

/** In « (((nom))) » the inner pairs count: the outer ones belong to the sentence. */
const marque = /\(\((?!\()((?:(?!\(\().)*?)\)\)/gs

type Ouverture = {
  si: string
  position: number
  alors: Noeud[]
  sinon: Noeud[]
  isSinon: boolean
}

/**
 * Reads the closed grammar: `((variable))`, `((si variable))…((sinon))…((fin))`, and nothing else.
 * Faults are told with their place; the tree holds what could be understood.
 */
export function parsePhrase(
  source: string,
  variables: VariablesMot,
): { phrase: Phrase; fautes: FautePhrase[] } {
  const fautes: FautePhrase[] = []
  const racine: Noeud[] = []
  const ouvertes: Ouverture[] = []
  const fault = (index: number, message: string) => fautes.push({ position: index + 1, message })

  if (source.length > limitesMots.texte)
    return { phrase: [], fautes: [{ position: limitesMots.texte + 1, message: textes.tropLong }] }
  const illisible = source.search(/[\p{Cc}\p{Cs}]/u)
  if (illisible !== -1) fault(illisible, textes.illisible)

  const add = (noeud: Noeud) => {
    const ouverte = ouvertes.at(-1)
    const suite = ouverte ? (ouverte.isSinon ? ouverte.sinon : ouverte.alors) : racine
    suite.push(noeud)
  }
  const addWords = (start: number, end: number) => {
    const words = source.slice(start, end)
    const stray = words.indexOf('((')
    if (stray !== -1) fault(start + stray, textes.nonFermee)
    if (words !== '') add(words)
  }
  const isSure = (nom: string) => ouvertes.some(({ si, isSinon }) => si === nom && !isSinon)

  const read = (index: number, contenu: string) => {
    const [premier = '', nom, ...reste] = contenu.trim().split(/\s+/)
    if (premier === '' || reste.length > 0) return fault(index, textes.incomprise(contenu))
    const ouverte = ouvertes.at(-1)
    if (premier === 'si' && nom !== undefined) {
      if (!isNomVariable(nom)) return fault(index, textes.incomprise(contenu))
      if (!declarationDe(variables, nom)) fault(index, textes.inconnue(nom, variables))
      if (ouvertes.length === limitesMots.profondeur) fault(index, textes.tropProfond)
      ouvertes.push({ si: nom, position: index, alors: [], sinon: [], isSinon: false })
      return
    }
    if (nom !== undefined) return fault(index, textes.incomprise(contenu))
    if (premier === 'sinon') {
      if (!ouverte) return fault(index, textes.sansSi('sinon'))
      if (ouverte.isSinon) return fault(index, textes.deuxSinon)
      ouverte.isSinon = true
      return
    }
    if (premier === 'fin') {
      if (!ouverte) return fault(index, textes.sansSi('fin'))
      ouvertes.pop()
      return add(close(ouverte))
    }
    if (!isNomVariable(premier)) return fault(index, textes.incomprise(contenu))
    const declaration = declarationDe(variables, premier)
    if (!declaration) return fault(index, textes.inconnue(premier, variables))
    if (declaration.genre === 'condition') return fault(index, textes.condition(premier))
    if (declaration.isFacultative && !isSure(premier))
      return fault(index, textes.facultative(premier))
    return add({ variable: premier })
  }

  let from = 0
  for (const { 0: entiere, 1: contenu = '', index } of source.matchAll(marque)) {
    addWords(from, index)
    read(index, contenu)
    from = index + entiere.length
  }
  addWords(from, source.length)
  for (let ouverte = ouvertes.pop(); ouverte; ouverte = ouvertes.pop()) {
    fault(ouverte.position, textes.siOuvert(ouverte.si))
    add(close(ouverte))
  }
  return { phrase: racine, fautes: fautes.toSorted((a, b) => a.position - b.position) }
}

const close = ({ si, alors, sinon }: Ouverture): Noeud => ({ si, alors, sinon })

/** The text again, in its one spelling. */
export const printPhrase = (phrase: Phrase): string =>
  phrase
    .map((noeud) => {
      if (typeof noeud === 'string') return noeud
      if ('variable' in noeud) return `((${noeud.variable}))`
      const sinon = noeud.sinon.length > 0 ? `((sinon))${printPhrase(noeud.sinon)}` : ''
      return `((si ${noeud.si}))${printPhrase(noeud.alors)}${sinon}((fin))`
    })
    .join('')

/** Every variable that a text writes or asks for. */
export const variablesDe = (phrase: Phrase): Set<string> =>
  new Set(
    phrase.flatMap((noeud) => {
      if (typeof noeud === 'string') return []
      if ('variable' in noeud) return [noeud.variable]
      return [noeud.si, ...variablesDe(noeud.alors), ...variablesDe(noeud.sinon)]
    }),
  )
