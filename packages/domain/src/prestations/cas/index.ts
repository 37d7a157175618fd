/**
 * Reads a sentence of « Pourquoi ce montant ? » as whoever checks it with pencil and paper, and gives the amount that it
 * ends on. It knows the words alone, nothing of the engine: a step that does not give what it says fails.
 */
export function lireEquation(phrase: string): number {
  let valeur: number | null = null
  for (const etape of phrase.split('\u00a0; ')) {
    const donne = lireChaine(etape.slice(etape.lastIndexOf('\u00a0: ') + 1), phrase)
    if (etape.startsWith('soit '))
      verifierEgal(donne, valeur, `« soit » says another sum: ${phrase}`)
    valeur =
      etape.startsWith('dans la limite de ') && valeur !== null ? Math.min(valeur, donne) : donne
  }
  return valeur ?? 0
}

/** What is left to pay, and what of it is above a price limit: that is told in a sentence of its own. */
export function lireReste(phrase: string): number {
  const [du = '', horsLimite = ''] = phrase.split('. ')
  return lireEquation(du) + lireMontants(horsLimite)
}

const MONTANT = String.raw`\d[\d\u00a0\u202f]*,\d\d\u00a0€`
const cents = (texte: string) => Number(texte.replace(/\D/g, ''))

const lireMontants = (texte: string) =>
  (texte.match(new RegExp(MONTANT, 'g')) ?? []).reduce((total, un) => total + cents(un), 0)

/** « A, moins B de x = C, fois 2 = D ». */
function lireChaine(texte: string, phrase: string): number {
  for (const [, total = '', nombre, unite = ''] of texte.matchAll(
    new RegExp(`(${MONTANT})[^,=(]*\\((\\d+) × (${MONTANT})\\)`, 'g'),
  ))
    verifierEgal(Number(nombre) * cents(unite), cents(total), `what is in brackets: ${phrase}`)
  const [premier = '', ...suites] = texte.replace(/ \([^)]*\)/g, '').split(' = ')
  let valeur = continuer(premier, depart(premier))
  for (const suite of suites) {
    const resultat = new RegExp(`^${MONTANT}`).exec(suite)?.[0]
    if (resultat === undefined) throw new Error(`No amount after « = »: ${phrase}`)
    verifierEgal(cents(resultat), valeur, `« = ${resultat} » in: ${phrase}`)
    valeur = continuer(suite.slice(resultat.length), cents(resultat))
  }
  return valeur
}

/** A percentage of an amount, rounded to the nearest cent, or an amount; a sentence without one says that nothing is paid. */
function depart(texte: string): number {
  const [, taux, de] = new RegExp(`([\\d,]+)\u00a0% de (${MONTANT})`).exec(texte) ?? []
  if (taux !== undefined && de !== undefined)
    return Math.floor(
      (Math.round(Number(taux.replace(',', '.')) * 100) * cents(de) + 5000) / 10_000,
    )
  const [, part, sur, tout = ''] = new RegExp(`(\\d+)/(\\d+) de (${MONTANT})`).exec(texte) ?? []
  if (part !== undefined) return Math.round((cents(tout) * Number(part)) / Number(sur))
  const seul = new RegExp(MONTANT).exec(texte)?.[0]
  return seul ? cents(seul) : 0
}

function continuer(texte: string, depart: number): number {
  let valeur = depart
  for (const [, virgule, et, nombre = ''] of texte.matchAll(
    new RegExp(`(?:, (moins|plus|fois|dans la limite de)| (et)) (${MONTANT}|\\d+(?![\\d,]))`, 'g'),
  )) {
    const autre = cents(nombre)
    if (virgule === 'moins') valeur -= autre
    else if (virgule === 'fois') valeur *= autre
    else if (virgule === 'dans la limite de') valeur = Math.min(valeur, autre)
    else if (virgule === 'plus' || et) valeur += autre
  }
  return texte.includes('au minimum zéro') ? Math.max(0, valeur) : valeur
}

function verifierEgal(donne: number, dit: number | null, quoi: string): void {
  if (donne !== dit) throw new Error(`${donne} is not ${dit}, ${quoi}`)
}
