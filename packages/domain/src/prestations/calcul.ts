import type { Garantie } from './garantie.ts'
import type { Retenue, Soin } from './soin.ts'

/** What a person has used up in the calendar year, before the act that is being reckoned. */
export type Compteurs = {
  /** Kept back by the Assurance maladie, in cents: on consultations, and on boxes, acts and transports. */
  participation: number
  franchise: number
  /** Units that the same guarantee has paid, and its euros in cents. */
  unites: number
  enveloppe: number
}

export const AUCUN_COMPTEUR: Compteurs = { participation: 0, franchise: 0, unites: 0, enveloppe: 0 }

export type SoinFacture = {
  soin: Soin
  /** For all the units together, in cents. */
  depense: number
  quantite: number
  /** Nothing is kept back on a minor's care. */
  isMineur: boolean
  compteurs: Compteurs
}

/** One line of a statement: dépense = ro + rc + reste, always. */
export type Decompte = {
  depense: number
  /** What the Assurance maladie reckoned from; null when it does not cover the act. */
  base: number | null
  /** Its share before and after what it keeps back. */
  theoriqueRo: number
  retenue: number
  ro: number
  /** What the guarantee allows for this act, whatever was spent. */
  plafondRc: number | null
  /** Units that the guarantee still pays. */
  unitesPayees: number
  rc: number
  reste: number
  /** The part of the reste that is no retention: above the guarantee. */
  depassement: number
}

/** Two euros a consultation, one a box or an act, four a transport; fifty a year for each kind. */
const RETENUES: Record<Retenue, { montant: number; compteur: 'participation' | 'franchise' }> = {
  participation: { montant: 200, compteur: 'participation' },
  franchise: { montant: 100, compteur: 'franchise' },
  transport: { montant: 400, compteur: 'franchise' },
}
export const PLAFOND_RETENUES = 5000

/** A percentage of an amount, to the nearest cent, a half cent upwards. */
export const pourcent = (montant: number, taux: number) => Math.round((montant * taux) / 100)

/** What everybody pays for an act, to the cent: the one place where it is reckoned. */
export function calculer(facture: SoinFacture, { regle }: Garantie): Decompte {
  const { soin, depense, quantite, compteurs } = facture
  const base = baseDe(facture)
  // Nobody is paid back more than was spent.
  const theoriqueRo = base === null ? 0 : pourcent(Math.min(base, depense), soin.tauxRo)
  const retenue = retenueSur(facture, theoriqueRo)
  const laisse = depense - theoriqueRo
  const unitesPayees =
    regle.type === 'forfait' && regle.maximum !== null
      ? Math.max(0, Math.min(quantite, regle.maximum - compteurs.unites))
      : quantite
  const plafondRc = plafond()
  const rc = plafondRc === null ? laisse : Math.max(0, Math.min(laisse, plafondRc))
  const ro = theoriqueRo - retenue
  const reste = depense - ro - rc
  return {
    depense,
    base,
    theoriqueRo,
    retenue,
    ro,
    plafondRc,
    unitesPayees,
    rc,
    reste,
    depassement: reste - retenue,
  }

  function plafond(): number | null {
    switch (regle.type) {
      case 'brss':
        return pourcent(base ?? 0, regle.taux) - theoriqueRo
      case 'forfait':
        return regle.montant * unitesPayees
      case 'enveloppe':
        return Math.max(0, regle.montant - compteurs.enveloppe)
      case 'fraisReels':
        return soin.prixLimite === null ? null : soin.prixLimite * quantite - theoriqueRo
      case 'aucune':
        return 0
    }
  }
}

function baseDe({ soin, depense, quantite }: SoinFacture): number | null {
  if (soin.base === null) return null
  return soin.base === 'depense' ? depense : soin.base * quantite
}

function retenueSur(
  { soin, quantite, isMineur, compteurs }: SoinFacture,
  theoriqueRo: number,
): number {
  if (soin.retenue === null || isMineur) return 0
  const { montant, compteur } = RETENUES[soin.retenue]
  const laissee = Math.max(0, PLAFOND_RETENUES - compteurs[compteur])
  return Math.min(montant * quantite, laissee, theoriqueRo)
}

/** The counters after an act: `unites` and `enveloppe` are those of its guarantee. */
export function compter(compteurs: Compteurs, facture: SoinFacture, decompte: Decompte): Compteurs {
  const { retenue } = facture.soin
  const garde = retenue && RETENUES[retenue].compteur
  return {
    participation: compteurs.participation + (garde === 'participation' ? decompte.retenue : 0),
    franchise: compteurs.franchise + (garde === 'franchise' ? decompte.retenue : 0),
    unites: compteurs.unites + decompte.unitesPayees,
    enveloppe: compteurs.enveloppe + decompte.rc,
  }
}

/** Eighteen on the day of care, or not yet. */
export const isMineur = (dateNaissance: string, dateSoins: string) =>
  `${Number(dateNaissance.slice(0, 4)) + 18}${dateNaissance.slice(4)}` > dateSoins
