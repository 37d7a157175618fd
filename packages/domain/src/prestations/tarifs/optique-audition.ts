import { type Tarif, tarif } from '../tarif.ts'

/** One pair in two years, one a year before sixteen, whatever its class. */
const optique = {
  famille: 'optique',
  tauxRo: 60,
  groupe: 'paireDeLunettes',
  isGlissant: true,
  maximumRo: 1,
  annees: 2,
  ages: [{ moinsDe: 16, versions: [['2020-01-01', { annees: 1 }]] }],
} as const
/** One for each ear in four years. */
const audition = {
  famille: 'aidesAuditives',
  tauxRo: 60,
  unite: 'oreille',
  groupe: 'oreille',
  isGlissant: true,
  maximumRo: 2,
  annees: 4,
} as const

const MONTURE_A = 3000
/** Thirty percent of the limit, for the frame as for each lens. */
const PART_BASE = 0.3

/** Class A: a frame of 30 €, and two lenses whose limit depends on what they correct. */
const classeA = (code: string, verres: string, prixVerre: number): Tarif => {
  const prixLimite = MONTURE_A + 2 * prixVerre
  return tarif({
    ...optique,
    code,
    libelle: `Lunettes classe A, ${verres} · 100 % Santé`,
    base: prixLimite * PART_BASE,
    panier: '100sante',
    prixLimite,
    montureMax: MONTURE_A,
    garantie: 'optique100Sante',
  })
}

/** Class B: free prices, up to what a « contrat responsable » may pay for what the lenses correct, its frame included. */
const classeB = (code: string, verres: string, plafondTotal: number, alternative: string): Tarif =>
  tarif({
    ...optique,
    code,
    libelle: `Lunettes classe B, ${verres}`,
    base: 15,
    panier: 'libre',
    garantie: 'lunettes',
    montureMax: 10_000,
    plafondTotal,
    alternative,
  })

export const soinsOptiques: readonly Tarif[] = [
  classeA('OPTA', 'verres simples jusqu’à 2 dioptries', 3250),
  classeA('OPTAM', 'verres simples de 2 à 4 dioptries', 3750),
  classeA('OPTAF', 'verres simples au-delà de 4 dioptries', 4250),
  classeA('OPTAP', 'verres progressifs', 9000),
  classeB('OPTB', 'verres simples', 42_000, 'OPTA'),
  classeB('OPTBM', 'un verre simple, un verre complexe', 56_000, 'OPTA'),
  classeB('OPTBC', 'verres complexes ou progressifs', 70_000, 'OPTAP'),
  classeB('OPTBX', 'un verre simple, un verre très complexe', 61_000, 'OPTA'),
  classeB('OPTBY', 'un verre complexe, un verre très complexe', 75_000, 'OPTAP'),
  classeB('OPTBT', 'verres très complexes', 80_000, 'OPTAP'),
  tarif({
    famille: 'optique',
    code: 'LEN',
    libelle: 'Lentilles',
    base: null,
    tauxRo: 0,
    garantie: 'lentilles',
  }),
  // Six indications (keratoconus, strong myopia…): so much for each eye and year, whatever they cost.
  tarif({
    famille: 'optique',
    code: 'LER',
    libelle: 'Lentilles prescrites pour l’une des six indications remboursées',
    base: 3948,
    tauxRo: 60,
    garantie: 'lentilles',
    groupe: 'lentillesPrescrites',
    maximumRo: 2,
    unite: 'oeil',
  }),
]

export const aidesAuditives: readonly Tarif[] = [
  tarif({
    ...audition,
    code: 'AUD1',
    libelle: 'Audioprothèse classe I · 100 % Santé',
    base: 40_000,
    panier: '100sante',
    prixLimite: 95_000,
    garantie: 'audio100Sante',
    ages: [{ moinsDe: 20, versions: [['2021-01-01', { base: 140_000, prixLimite: 140_000 }]] }],
  }),
  tarif({
    ...audition,
    code: 'AUD2',
    libelle: 'Audioprothèse classe II',
    base: 40_000,
    panier: 'libre',
    garantie: 'audioprothese',
    plafondTotal: 170_000,
    ages: [{ moinsDe: 20, versions: [['2021-01-01', { base: 140_000 }]] }],
    alternative: 'AUD1',
  }),
]
