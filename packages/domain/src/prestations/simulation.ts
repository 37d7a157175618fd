import { type Acte, familles, libellesFamille } from './acte.ts'
import {
  AUCUN_COMPTEUR,
  type Compteurs,
  calculer,
  compter,
  type Decompte,
  isMineur,
  PLAFOND_RETENUES,
  type Soin,
} from './calcul.ts'
import { garantieDe, prixUsuel } from './exemples.ts'
import { type Alternative, alternative, type Explication, expliquer } from './explication.ts'
import type { Garantie } from './garantie.ts'
import { acteDe, nomenclature } from './nomenclature.ts'

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
  acte: Acte,
  lignes: readonly LigneAnnee[],
  { dateNaissance, garanties }: { dateNaissance: string; garanties: readonly Garantie[] },
): Compteurs {
  return lignes.reduce((total, ligne) => {
    const passe = acteDe(ligne.codeActe)
    if (!passe) return total
    const soin: Soin = { ...ligne, acte: passe, isMineur: isMineur(dateNaissance, ligne.dateSoins) }
    const apres = compter(total, soin, calculer(soin, garantieDe(garanties, passe)))
    return passe.garantie === acte.garantie
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
export function simuler(soin: Soin, garanties: readonly Garantie[]): Simulation {
  const garantie = garantieDe(garanties, soin.acte)
  const decompte = calculer(soin, garantie)
  return {
    decompte,
    explication: expliquer(soin, garantie, decompte),
    garantie,
    plafonds: plafondsApres(soin, garantie, compter(soin.compteurs, soin, decompte)),
    alternative: alternative(soin, decompte.reste, {
      acte: acteDe,
      garantie: (acte) => garantieDe(garanties, acte),
    }),
  }
}

function plafondsApres({ acte, isMineur }: Soin, { regle }: Garantie, apres: Compteurs) {
  const plafonds: PlafondAnnuel[] = []
  const add = (nature: PlafondAnnuel['nature'], plafond: number) => {
    const consomme = Math.min(apres[nature], plafond)
    plafonds.push({ nature, plafond, consomme, reste: plafond - consomme })
  }
  if (regle.type === 'forfait' && regle.maximum !== null) add('unites', regle.maximum)
  if (regle.type === 'enveloppe') add('enveloppe', regle.montant)
  if (acte.retenue !== null && !isMineur)
    add(acte.retenue === 'participation' ? 'participation' : 'franchise', PLAFOND_RETENUES)
  return plafonds
}

export type ActeASimuler = {
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
  actes: ActeASimuler[]
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
      .filter((acte) => acte.famille === famille)
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
