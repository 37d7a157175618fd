import {
  AUCUN_COMPTEUR,
  type Compteurs,
  calculer,
  compter,
  type Decompte,
  isMineur,
  PLAFOND_RETENUES,
  type SoinFacture,
} from './calcul.ts'
import { garantieDe, prixUsuel } from './exemples.ts'
import { type Alternative, alternative, type Explication, expliquer } from './explication.ts'
import type { Garantie } from './garantie.ts'
import { type Couverture, garantiesLe } from './niveaux.ts'
import { nomenclature, soinDe } from './nomenclature.ts'
import { familles, libellesFamille, type Soin } from './soin.ts'

/** A line of the year, with what had been used up before it. */
export type LigneAnnee = {
  codeActe: string
  depense: number
  quantite: number
  dateSoins: string
  compteurs: Compteurs
}

/**
 * What the lines of a year have used up, for an act to come: what is kept back is shared by all acts,
 * units and euros are those of the act's own guarantee.
 */
export function compteursAvant(
  soin: Soin,
  lignes: readonly LigneAnnee[],
  { dateNaissance, ...couverture }: Couverture & { dateNaissance: string },
): Compteurs {
  return lignes.reduce((total, ligne) => {
    const passe = soinDe(ligne.codeActe)
    if (!passe) return total
    const facture: SoinFacture = {
      ...ligne,
      soin: passe,
      isMineur: isMineur(dateNaissance, ligne.dateSoins),
    }
    const garanties = garantiesLe(couverture, ligne.dateSoins)
    const apres = compter(total, facture, calculer(facture, garantieDe(garanties, passe)))
    return passe.garantie === soin.garantie
      ? apres
      : { ...apres, unites: total.unites, enveloppe: total.enveloppe }
  }, AUCUN_COMPTEUR)
}

/** How much of a yearly limit is used once the act is done. `unite`: of what it is counted. */
export type PlafondAnnuel = {
  nature: 'participation' | 'franchise' | 'unites' | 'enveloppe'
  plafond: number
  consomme: number
  reste: number
}

export type Simulation = {
  decompte: Decompte
  explication: Explication
  garantie: Garantie
  plafonds: PlafondAnnuel[]
  alternative: Alternative | null
}

/** What an act would leave to pay, before the care happens: the same engine as for what was paid. */
export function simuler(facture: SoinFacture, garanties: readonly Garantie[]): Simulation {
  const garantie = garantieDe(garanties, facture.soin)
  const decompte = calculer(facture, garantie)
  return {
    decompte,
    explication: expliquer(facture, garantie, decompte),
    garantie,
    plafonds: plafondsApres(facture, garantie, compter(facture.compteurs, facture, decompte)),
    alternative: alternative(facture, decompte.reste, {
      soin: soinDe,
      garantie: (soin) => garantieDe(garanties, soin),
    }),
  }
}

function plafondsApres({ soin, isMineur }: SoinFacture, { regle }: Garantie, apres: Compteurs) {
  const plafonds: PlafondAnnuel[] = []
  const add = (nature: PlafondAnnuel['nature'], plafond: number) => {
    const consomme = Math.min(apres[nature], plafond)
    plafonds.push({ nature, plafond, consomme, reste: plafond - consomme })
  }
  if (regle.type === 'forfait' && regle.maximum !== null) add('unites', regle.maximum)
  if (regle.type === 'enveloppe') add('enveloppe', regle.montant)
  if (soin.retenue !== null && !isMineur)
    add(soin.retenue === 'participation' ? 'participation' : 'franchise', PLAFOND_RETENUES)
  return plafonds
}

export type SoinASimuler = {
  code: string
  libelle: string
  /** A usual price for one unit, to begin with. */
  prixUsuel: number | null
  unite: string | null
}

/** A care domain and what stands under it; the simulator, the guarantees and the contact form share it. */
export type Domaine = {
  libelle: string
  /** Other words under which one looks for it. */
  tags: string[]
  actes: SoinASimuler[]
  subDomaines: Domaine[]
  options: string[]
  children: Domaine[]
}

/** The acts that can be simulated, heading by heading. */
export const domainesDeSoins = (): Domaine[] =>
  familles.map((famille) => ({
    libelle: libellesFamille[famille],
    tags: [famille],
    actes: nomenclature
      .filter((soin) => soin.famille === famille)
      .map(({ code, libelle, unite }) => ({
        code,
        libelle,
        prixUsuel: prixUsuel(code),
        unite: unite ?? null,
      })),
    subDomaines: [],
    options: [],
    children: [],
  }))
