import { sansAccents } from './slug.ts'

/** Common words, which do not tell one text from another. */
const motsVides = new Set(
  `a ai arrive arriver as au aux avec avez avoir avons bonjour c ca ce cela ces cet cette chez ci comment d dans de
  depuis des donc dont du elle elles en entre es est et etes etre eux fait faire fais faut ici il ils
  j je l la le les leur leurs lui m ma mais me merci mes moi mon n ne nos notre nous on ont ou par pas
  pendant peut peux plus pour pourquoi pouvez puis qu quand que quel quelle quelles quels qui quoi s sa
  sans se ses si son sont sous suis sur svp t ta te tes toi ton tous tout toute toutes tres tu un une
  vais vers veut veux vos votre vous y`.split(/\s+/),
)

/** No French word is longer. */
const LONGUEUR_MAX = 30

/**
 * The words of a text, as a search compares them: lower case, without accents, cut at apostrophes
 * and hyphens (« l’ordonnance », « tiers-payant »). Single letters are what those leave behind.
 */
export const motsDe = (texte: string): string[] =>
  sansAccents(texte)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((mot) => mot.length > 1 || /\d/.test(mot))
    .map((mot) => mot.slice(0, LONGUEUR_MAX))

/** The words that matter: « comment », « mon », « pour » do not say what is looked for. */
export const motsUtiles = (texte: string): string[] =>
  motsDe(texte).filter((mot) => !motsVides.has(mot))
