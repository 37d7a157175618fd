import { parseSync } from 'oxc-parser'

type Noeud = { type: string; start: number; end: number; [cle: string]: unknown }

/** A text as it is written, each of its values as « ⟨…⟩ », and as it is read, whatever these are. */
export type Texte = { ecrit: string; lu: string }

const VALEUR = '\ufffc'

/** All texts of a source, those of sentences that nobody can call from outside too. */
export function textesDe(fichier: string, source: string): Texte[] {
  const textes: Texte[] = []
  const add = (texte: string) => textes.push({ ecrit: texte, lu: texte })
  const addTemplate = ({ quasis, expressions }: Record<string, Noeud[]>) => {
    const dits = (quasis ?? []).map(({ value }) => (value as { cooked: string }).cooked)
    const valeurs = (expressions ?? []).map(({ start, end }) => source.slice(start, end))
    const ecrit = dits.map((dit, i) => (i in valeurs ? `${dit}⟨${valeurs[i]}⟩` : dit)).join('')
    textes.push({ ecrit, lu: dits.join(VALEUR) })
  }
  const walk = (noeud: unknown): void => {
    if (Array.isArray(noeud)) for (const un of noeud) walk(un)
    if (noeud === null || typeof noeud !== 'object' || Array.isArray(noeud)) return
    const { type, start, end, ...reste } = noeud as Noeud
    if (/^(?:Import|ExportAll)Declaration$|^TS.*Type/.test(type)) return
    // What a command, a program or who exploits it says of a failure is English, and nobody's sentence.
    if (type === 'NewExpression' && (reste.callee as Noeud)?.name === 'Error') return
    if (type === 'Literal' && typeof reste.value === 'string') add(reste.value)
    if (type === 'JSXText') add(String(reste.value).trim())
    if (type === 'TemplateLiteral') addTemplate(reste as Record<string, Noeud[]>)
    for (const valeur of Object.values(reste)) walk(valeur)
  }
  walk(parseSync(fichier, source).program)
  return textes
}

/** Where no sign is French, no sentence is: most files need not be read. */
export const isParle = (source: string): boolean => /[àâçéèêëîïôùûœ’«]|\\u00a0|\u00a0/i.test(source)

/** Signs that only French has, or two of its small words: codes, addresses and statements of the database have none. */
export const isPhrase = (texte: string): boolean =>
  / /.test(texte.trim()) &&
  !/\b(?:select|from|update|insert|delete|where|grid|border|padding|the)\b/i.test(texte) &&
  (/[àâçéèêëîïôùûœ’«]|\u00a0/i.test(texte) ||
    (texte.match(/(?<!\p{L})(?:les?|la|une?|des?|du|et|vous|votre|est|pour|sur|pas)(?!\p{L})/gu)
      ?.length ?? 0) > 1)

/** What a text does by itself that a helper of `domain/texte` is there for. */
const aides: readonly [quoi: string, forme: RegExp][] = [
  [
    '« de », « que » before a value that may begin with a vowel: de(…), elider(…)',
    /(?<!\p{L})(?:[Dd]e|[Qq]ue|[Jj]usque) ⟨(?!(?:\w+\.)?(?:format(?:Montant|Compte)|montant|denombre|enJours|enJoursOuvres|parMois|cite|ecrireContraste)\(|min⟩|pourCent|[A-Z_]+⟩|limites|votreContrat⟩|usages⟩|contraste⟩)/u,
  ],
  [
    'a number before its noun: denombre(…)',
    /⟨(?![^⟩]*(?:[A-Z]{3,}|limites|\b(?:max|longueur|longueurMin|annees)\b|\.(?:minimum|maximum)))[^⟩]*⟩[ \u00a0](?:jour|heure|minute|document|personne|contrat|ligne|fichier|demande|acte|essai|caractère|lettre|point|soin|versement|page|message|question|envoi|résultat|nuit|séance|compte|texte|champ|tâche|export)s?(?!\p{L})/u,
  ],
  ['« avant le » where that day may count', /\bavant le ⟨|\bavant le \(\(/],
]

export const fautesEcrites = (texte: string): string[] =>
  aides.flatMap(([quoi, forme]) => (forme.test(texte) ? [quoi] : []))

/** A plural of one’s own, beside the helper. */
export const pluriel = /\? '(?:s|x|es|nt)' : ''|\? '' : '(?:s|x|es|nt)'/
