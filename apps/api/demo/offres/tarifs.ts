import type { Tarif } from '@espace-adherent/domain'

/** Prices go up by three percent a year, to the cent. */
const HAUSSE = 1.03

/** Up to 29, 39, 49, 59, 69, 79 years, then beyond; and a child. In cents a month, of the present year. */
type Grille = {
  adultes: readonly [number, number, number, number, number, number, number]
  enfant: number
}

const AGES = [29, 39, 49, 59, 69, 79, null] as const

const grilles: Record<string, Grille> = {
  'Santé Sérénité': { adultes: [3650, 4180, 4650, 5790, 7420, 9180, 10_240], enfant: 2470 },
  'Santé Confort': { adultes: [2890, 3390, 3820, 4760, 6080, 7490, 8390], enfant: 1980 },
  'Santé Essentiel': { adultes: [1890, 2190, 2480, 3170, 4050, 5010, 5620], enfant: 1290 },
  'Prévoyance Tranquillité': { adultes: [1690, 2050, 2450, 3390, 4890, 6490, 6490], enfant: 0 },
  'Atlas Santé Équilibre': { adultes: [3520, 4080, 4680, 5720, 7210, 8940, 9860], enfant: 2290 },
  'Atlas Prévoyance Salariés': { adultes: [1490, 1790, 2190, 2990, 3990, 4990, 4990], enfant: 0 },
}

/** Of last year, this one and the next; of as many years before, where they are asked for. */
export function tarifsDe(nomOffre: string, annee: number, avant = 1): Tarif[] {
  const grille = grilles[nomOffre]
  if (!grille) throw new Error(`No price for ${nomOffre}`)
  return Array.from({ length: avant + 2 }, (_, rang) => rang - avant).map((ecart) => {
    const prix = (montant: number) => Math.round(montant * HAUSSE ** ecart)
    return {
      annee: annee + ecart,
      adultes: grille.adultes.map((montant, i) => ({
        jusqua: AGES[i] ?? null,
        montant: prix(montant),
      })),
      enfant: prix(grille.enfant),
    }
  })
}
