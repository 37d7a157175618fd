import { addMonths, DATE_MIN } from '../calendrier/calcul.ts'
import { type DatesEffet, isDateAutorisee, plagesSelon } from '../calendrier/date-effet.ts'
import { isDansPortee, type Qualite } from '../roles/index.ts'

/** What may happen to somebody whom contracts cover, in the order in which it is shown. A death stands apart. */
export const evenementsDeVie = [
  'naissance',
  'demenagement',
  'mariage',
  'arret',
  'hospitalisation',
  'retraite',
  'employeur',
] as const
export type EvenementDeVie = (typeof evenementsDeVie)[number]

/** What one of them touches on a contract. */
export const effetsEvenement = [
  'enfantCouvert',
  'cotisation',
  'carte',
  'renteEducation',
  'clause',
  'adresse',
  'reseau',
  'conjoint',
  'etatCivil',
  'indemnites',
  'lettreHopital',
  'chambre',
  'indemniteSejour',
  'maintienRetraite',
  'finEmploi',
  'suiteIndividuelle',
  'dispense',
  'portabilite',
  'rien',
] as const
export type EffetEvenement = (typeof effetsEvenement)[number]

/** What one may do about it: acts that exist, by what they are for. */
export const gestesEvenement = [
  'ajouterEnfant',
  'ajouterConjoint',
  'retirer',
  'adresse',
  'etatCivil',
  'nom',
  'regime',
  'employeur',
  'arret',
  'sejour',
  'indemniteSejour',
  'clause',
  'resilier',
  'ecrire',
] as const
export type GesteEvenement = (typeof gestesEvenement)[number]

/** About the person: told once, it counts for all their contracts. */
const dUnePersonne: readonly GesteEvenement[] = [
  'adresse',
  'etatCivil',
  'nom',
  'regime',
  'employeur',
]
export const isUneFois = (geste: GesteEvenement): boolean => dUnePersonne.includes(geste)

/** A contract as far as events go. */
export type ContratTouche = {
  typeContrat: 'sante' | 'prevoyance'
  qualite: Qualite
  /** The employer's. */
  isCollectif: boolean
  /** It promises something for claims of these codes (`type-sinistre`). */
  sinistres: readonly string[]
  /** Its offer promises something to children by this key. */
  hasRenteEducation: boolean
  /** Care networks are open to whoever asks. */
  hasReseau: boolean
  hasChambre: boolean
}

type Regle<C extends string> = {
  cle: C
  quand?: (contrat: ContratTouche) => boolean
}
type ParContrat = {
  effets: readonly Regle<EffetEvenement>[]
  gestes: readonly Regle<GesteEvenement>[]
}

const deLAdherent = ({ qualite }: ContratTouche) => isDansPortee('Contrat', qualite)
const collectif = ({ isCollectif }: ContratTouche) => isCollectif
const individuel = ({ isCollectif }: ContratTouche) => !isCollectif
const promet =
  (code: string) =>
  ({ sinistres }: ContratTouche) =>
    sinistres.includes(code)

const effet = (cle: EffetEvenement, quand?: Regle<EffetEvenement>['quand']) => ({
  cle,
  ...(quand && { quand }),
})
const geste = (cle: GesteEvenement, quand?: Regle<GesteEvenement>['quand']) => ({
  cle,
  ...(quand && { quand }),
})

const clause = {
  effets: [effet('clause', promet('DECES'))],
  gestes: [geste('clause', promet('DECES'))],
}

/** Each event on each kind of contract: what it touches, then what one may do. Nothing touched: « Rien ne change ». */
const regles: Readonly<Record<EvenementDeVie, Record<ContratTouche['typeContrat'], ParContrat>>> = {
  naissance: {
    sante: {
      effets: [effet('enfantCouvert'), effet('cotisation', deLAdherent), effet('carte')],
      gestes: [geste('ajouterEnfant', deLAdherent)],
    },
    prevoyance: {
      effets: [
        effet('renteEducation', ({ hasRenteEducation }) => hasRenteEducation),
        ...clause.effets,
      ],
      gestes: clause.gestes,
    },
  },
  demenagement: {
    sante: {
      effets: [effet('adresse'), effet('reseau', ({ hasReseau }) => hasReseau)],
      gestes: [geste('adresse'), geste('regime')],
    },
    prevoyance: { effets: [effet('adresse')], gestes: [geste('adresse')] },
  },
  mariage: {
    sante: {
      effets: [effet('conjoint'), effet('etatCivil')],
      gestes: [
        geste('ajouterConjoint', deLAdherent),
        geste('etatCivil'),
        geste('nom'),
        geste('retirer', deLAdherent),
      ],
    },
    prevoyance: {
      effets: [effet('etatCivil'), ...clause.effets],
      gestes: [geste('etatCivil'), ...clause.gestes],
    },
  },
  arret: {
    sante: { effets: [], gestes: [] },
    prevoyance: {
      effets: [effet('indemnites', promet('ARRET'))],
      gestes: [geste('arret', promet('ARRET'))],
    },
  },
  hospitalisation: {
    sante: {
      effets: [effet('lettreHopital'), effet('chambre', ({ hasChambre }) => hasChambre)],
      gestes: [geste('sejour')],
    },
    prevoyance: {
      effets: [effet('indemniteSejour', promet('HOSPI'))],
      gestes: [geste('indemniteSejour', promet('HOSPI'))],
    },
  },
  retraite: {
    sante: {
      effets: [effet('maintienRetraite', collectif), effet('suiteIndividuelle', individuel)],
      gestes: [geste('ecrire', collectif), geste('regime')],
    },
    prevoyance: {
      effets: [effet('finEmploi', collectif), effet('suiteIndividuelle', individuel)],
      gestes: [geste('ecrire')],
    },
  },
  employeur: {
    sante: {
      effets: [
        effet('portabilite', collectif),
        effet('suiteIndividuelle', individuel),
        effet('dispense', (contrat) => individuel(contrat) && deLAdherent(contrat)),
      ],
      gestes: [
        geste('employeur'),
        geste('ecrire', collectif),
        geste('resilier', (contrat) => individuel(contrat) && deLAdherent(contrat)),
      ],
    },
    prevoyance: {
      effets: [effet('portabilite', collectif), effet('suiteIndividuelle', individuel)],
      gestes: [geste('employeur'), geste('ecrire', collectif)],
    },
  },
}

export type ContratDit = { effets: readonly EffetEvenement[]; gestes: readonly GesteEvenement[] }

/** What an event touches on a contract: never an empty list of effects. */
export function toucher(evenement: EvenementDeVie, contrat: ContratTouche): ContratDit {
  const { effets, gestes } = regles[evenement][contrat.typeContrat]
  const tenus = <C extends string>(parmi: readonly Regle<C>[]) =>
    parmi.filter(({ quand }) => quand?.(contrat) ?? true).map(({ cle }) => cle)
  const touches = tenus(effets)
  return { effets: touches.length > 0 ? touches : ['rien'], gestes: tenus(gestes) }
}

/**
 * What may be done about an event, over all the contracts of somebody: what is told of the person once, what is told of
 * each contract for each.
 */
export function gestesReunis<G extends { geste: GesteEvenement; numeroContrat: string }>(
  gestes: readonly G[],
): G[] {
  const vus = new Set<string>()
  return gestes.filter(({ geste, numeroContrat }) => {
    const cle = isUneFois(geste) ? geste : `${geste} ${numeroContrat}`
    if (vus.has(cle)) return false
    vus.add(cle)
    return true
  })
}

const MOIS_MAX = 12

/**
 * How many months after a birth a child may still be covered from that day, by the rule of its contract; 0: from a later
 * day only. The contract is taken to be older than the child.
 */
export function moisPourDeclarerEnfant({ contexte, ...dates }: DatesEffet): number {
  const ancien = { ...contexte, contrat: { ...contexte.contrat, dateDebut: DATE_MIN } }
  for (let mois = MOIS_MAX; mois > 0; mois--) {
    const naissance = addMonths(contexte.aujourdhui, -mois)
    const faits = { lien: 'Enfant' }
    const plages = plagesSelon({ ...dates, contexte: ancien }, { faits, dateMotif: naissance })
    if (isDateAutorisee(naissance, plages)) return mois
  }
  return 0
}
