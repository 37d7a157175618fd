import type { Garantie } from './garantie.ts'
import { compteurDe, PLAFOND_RETENUES, retenueSur } from './retenues.ts'
import type { Soin } from './soin.ts'

/** What a person has used up in the calendar year, before the act that is being reckoned. */
export type Compteurs = {
  /** Kept back by the Assurance maladie, in cents: on consultations, and on boxes, acts and transports. */
  participation: number
  franchise: number
  /** Of what is kept back, the part of the same kind and day. */
  jour: number
  /** Units that the same guarantee has paid, and what it paid in cents. */
  unites: number
  enveloppe: number
}

export const AUCUN_COMPTEUR: Compteurs = {
  participation: 0,
  franchise: 0,
  jour: 0,
  unites: 0,
  enveloppe: 0,
}

export type SoinFacture = {
  soin: Soin
  /** For all the units together, in cents. */
  depense: number
  quantite: number
  compteurs: Compteurs
  /** What of it is for the frame of a pair of glasses, where it is known. */
  monture?: number
  /** On how many days the units were done, where known. */
  jours?: number
}

/**
 * The days of some units: a daily limit holds for each day of care (service-public F165 of
 * 07/04/2026; so for all days whose retentions are known). Sessions count on different days unless
 * said otherwise; other acts of a line count on its day.
 */
export const joursDeSoins = ({ soin, quantite, jours }: SoinFacture) =>
  Math.min(quantite, jours ?? (soin.unite === 'seance' ? quantite : 1))

/** One line of a statement: dépense = ro + rc + reste, always. */
export type Decompte = {
  depense: number
  /** The base of the Assurance maladie; null when it does not cover the act. */
  base: number | null
  /** Its share before and after what it keeps back. */
  theoriqueRo: number
  retenue: number
  /** Of what is kept back, the part of its first day. */
  retenueDuJour: number
  ro: number
  /** What the Assurance maladie would have paid besides, within the « parcours de soins ». */
  majoration: number
  /**
   * What no « contrat responsable » may pay of fees above the base outside the « parcours de soins
   * ».
   */
  depassementExclu: number
  /** What the guarantee allows for this act, before the real price limits it. */
  plafondRc: number | null
  /** Units that the guarantee still pays. */
  unitesPayees: number
  rc: number
  reste: number
  /** The part of the reste above the price limit: the professional may not ask for it. */
  horsLimite: number
  /** The part of the reste that is none of these. */
  depassement: number
}

/** A percentage of an amount, to the nearest cent, a half cent upwards. */
export const pourcent = (montant: number, taux: number) => Math.round((montant * taux) / 100)

/** What everybody pays for an act, to the cent. Nothing else reckons it. */
export function calculer(facture: SoinFacture, { regle }: Garantie): Decompte {
  const { soin, depense, quantite, compteurs } = facture
  const couvertes = unitesCouvertes(facture)
  const base = couvertes === 0 ? null : baseDe(facture, couvertes)
  const theoriqueRo = partRo(facture, base, couvertes, soin.tauxRo)
  // A contract completes what the « parcours » would pay, in or out of it.
  const parcours = partRo(facture, base, couvertes, soin.tauxParcours)
  const laissee = soin.retenue && PLAFOND_RETENUES - compteurs[compteurDe(soin.retenue)]
  const { retenue, retenueDuJour } = retenueSur(soin, {
    quantite,
    jours: joursDeSoins(facture),
    dejaDuJour: compteurs.jour,
    auPlus: Math.max(0, Math.min(laissee ?? 0, theoriqueRo)),
  })
  const unitesPayees = unitesDuContrat()
  const plafondRc = plafond()
  const depassementExclu = exclusDuDepassement(facture, base)
  const laisse = Math.max(0, admise(facture) - parcours - depassementExclu)
  const rc = plafondRc === null ? laisse : Math.max(0, Math.min(laisse, plafondRc))
  const ro = theoriqueRo - retenue
  const reste = depense - ro - rc
  const majoration = parcours - theoriqueRo
  const horsLimite = auDelaDuPrixLimite(facture)
  return {
    depense,
    base,
    theoriqueRo,
    retenue,
    retenueDuJour,
    ro,
    majoration,
    depassementExclu,
    plafondRc,
    unitesPayees,
    rc,
    reste,
    horsLimite,
    depassement: reste - retenue - majoration - depassementExclu - horsLimite,
  }

  function unitesDuContrat(): number {
    if (soin.maximumRo !== null) return couvertes
    if (soin.isAnticipe) return quantite
    return regle.type === 'forfait' && regle.maximum !== null
      ? Math.max(0, Math.min(quantite, regle.maximum - compteurs.unites))
      : quantite
  }

  function plafond(): number | null {
    // Nobody completes what the Assurance maladie no longer counts.
    if (soin.maximumRo !== null && couvertes === 0) return 0
    switch (regle.type) {
      case 'brss': {
        const promis = pourcent(base ?? 0, regle.taux)
        return auPlus(promis) - parcours
      }
      case 'forfait':
        return auPlus(regle.montant * unitesPayees) - (regle.isRoInclus ? theoriqueRo : 0)
      case 'enveloppe':
        // Every contract owes the ticket modérateur, even when its year is used up.
        return Math.max((base ?? 0) - parcours, regle.montant - compteurs.enveloppe, 0)
      case 'fraisReels':
        return soin.prixLimite === null ? null : soin.prixLimite * unitesPayees - parcours
      case 'aucune':
        return 0
    }
  }

  /** The most that all may pay together. */
  function auPlus(promis: number): number {
    return soin.plafondTotal === null ? promis : Math.min(promis, soin.plafondTotal * unitesPayees)
  }
}

/** Units that the Assurance maladie still counts in the year. */
export const unitesCouvertes = ({ soin, quantite, compteurs }: SoinFacture) =>
  soin.maximumRo === null
    ? quantite
    : Math.max(0, Math.min(quantite, soin.maximumRo - compteurs.unites))

function baseDe(facture: SoinFacture, couvertes: number): number | null {
  const { soin, depense, quantite } = facture
  if (soin.base === null) return null
  if (soin.base === 'depense') return pourcent(depense, (100 * couvertes) / quantite)
  const { baseSansDepassement } = soin
  const isSans = baseSansDepassement !== null && depense <= baseSansDepassement * quantite
  return Math.round((isSans ? baseSansDepassement : soin.base) * couvertes) + premiereDe(facture)
}

/** The first unit of a year has more, if none was counted before. */
const premiereDe = ({ soin, compteurs }: SoinFacture) =>
  compteurs.unites === 0 ? soin.premiere : 0

/** What a regime's percentage applies to: the sum of one unit, so many times. */
export type PartBrute = { de: number; fois: number; montant: number }

/** Each act is rounded, then added up: six sessions are six times one. */
export function partBrute(
  { soin, depense }: Pick<SoinFacture, 'soin' | 'depense'>,
  base: number,
  couvertes: number,
  taux: number,
): PartBrute {
  // Nobody gets more than was spent. A base with a fraction of a cent a unit counts as one base for
  // all units.
  const isEnsemble = soin.base === 'depense' || depense < base || base % couvertes !== 0
  const de = isEnsemble ? Math.min(base, depense) : base / couvertes
  const fois = isEnsemble ? 1 : couvertes
  return { de, fois, montant: pourcent(de, taux) * fois }
}

function partRo(facture: SoinFacture, base: number | null, couvertes: number, taux: number) {
  if (base === null) return 0
  const { montant } = partBrute(facture, base, couvertes, taux)
  return Math.max(0, montant - facture.soin.forfaitActe)
}

/** The part above the base that nobody may pay back. */
function exclusDuDepassement({ soin, depense }: SoinFacture, base: number | null): number {
  const { depassementExclu } = soin
  if (depassementExclu === null || base === null) return 0
  const depassement = Math.max(0, depense - base)
  return depassementExclu === 'tout' ? depassement : Math.min(depassement, depassementExclu)
}

/** The part above the price limit; frame and lenses have one each. */
function auDelaDuPrixLimite(facture: SoinFacture): number {
  const { soin, depense, quantite, monture } = facture
  if (soin.prixLimite === null) return 0
  // A price that depends on cover ends with it: the thirteenth session is a private one.
  if (soin.panier === null && unitesCouvertes(facture) === 0) return 0
  const limite = soin.prixLimite * quantite + premiereDe(facture)
  if (soin.montureMax === null || monture === undefined) return Math.max(0, depense - limite)
  const limiteMonture = soin.montureMax * quantite
  const verres = depense - monture
  return Math.max(0, monture - limiteMonture) + Math.max(0, verres - (limite - limiteMonture))
}

/** The price that counts: nobody owes what is above a limit, and a frame is paid up to one. */
function admise(facture: SoinFacture): number {
  return facture.depense - auDelaDuPrixLimite(facture) - montureExclue(facture)
}

/**
 * The part of a frame above the most that is paid for one; where prices are limited, it is above
 * the limit.
 */
export const montureExclue = ({ soin, quantite, monture = 0 }: SoinFacture) =>
  soin.prixLimite !== null || soin.montureMax === null
    ? 0
    : Math.max(0, monture - soin.montureMax * quantite)

/** The counters after an act: `unites` and `enveloppe` of its guarantee, `jour` of its day. */
export function compter(compteurs: Compteurs, facture: SoinFacture, decompte: Decompte): Compteurs {
  const { retenue } = facture.soin
  const garde = retenue && compteurDe(retenue)
  return {
    participation: compteurs.participation + (garde === 'participation' ? decompte.retenue : 0),
    franchise: compteurs.franchise + (garde === 'franchise' ? decompte.retenue : 0),
    jour: compteurs.jour + decompte.retenueDuJour,
    // An act that nobody paid for uses nothing up.
    unites: compteurs.unites + (decompte.ro + decompte.rc > 0 ? decompte.unitesPayees : 0),
    enveloppe: compteurs.enveloppe + decompte.rc,
  }
}
