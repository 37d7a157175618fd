import type { DateCalendaire } from '../calendrier/date.ts'
import type { MotifAnticipe } from './anticipation.ts'
import { type Compteurs, calculer, compter, type Decompte, type SoinFacture } from './calcul.ts'
import { Consommation } from './compteurs.ts'
import { garantieDe } from './exemples.ts'
import {
  type Alternative,
  alternative,
  avertissementPrix,
  type Explication,
  expliquer,
} from './explication.ts'
import { familles, libellesFamille } from './famille.ts'
import type { Garantie } from './garantie.ts'
import { factureDe, type LigneAnnee, usageDe } from './ligne.ts'
import { type Couverture, garantiesLe } from './niveaux.ts'
import { nomenclature } from './nomenclature.ts'
import { compteurDe, PLAFOND_RETENUES } from './retenues.ts'
import type { Soin } from './soin.ts'
import { type Circonstances, type Patient, soinLe } from './soin-le.ts'

/**
 * Who is covered, and how. `isEntier`: no past line of theirs is kept from whoever asks, so that what the insurer had
 * counted before each is told too, care that never came to us among it.
 */
export type Suivi = Couverture & Patient & { isEntier?: boolean }

/**
 * What past lines have used up for an act to come. All acts share what is kept back; units and
 * euros belong to the act's own guarantee or renewal.
 */
export const compteursAvant = (
  soin: Soin,
  jour: DateCalendaire,
  lignes: readonly LigneAnnee[],
  assure: Suivi,
): Compteurs => consommationDe(lignes, assure).avant('', jour, soin)

/**
 * From when an act is paid again, where it is not on that day because it was paid before; null: it
 * is.
 */
export const renouvelableLe = (
  { soin, quantite }: Pick<SoinFacture, 'soin' | 'quantite'>,
  jour: DateCalendaire,
  lignes: readonly LigneAnnee[],
  assure: Suivi,
): DateCalendaire | null => consommationDe(lignes, assure).renouvelableLe('', jour, soin, quantite)

function consommationDe(lignes: readonly LigneAnnee[], assure: Suivi): Consommation {
  const consommation = new Consommation()
  for (const ligne of lignes) {
    const facture = factureDe(ligne, ligne.compteurs, assure)
    if (!facture) continue
    const garantie = garantieDe(garantiesLe(assure, ligne.dateSoins), facture.soin)
    const decompte = usageDe(ligne, facture, garantie)
    const deja = assure.isEntier ? ligne.compteurs : undefined
    consommation.add({ personne: '', jour: ligne.dateSoins, soin: facture.soin, decompte, deja })
  }
  return consommation
}

/** How much of a yearly limit is used after the act. `unite`: what is counted. */
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
  /** What to answer to a price above the limit. */
  avertissement: string | null
}

/** What an act would leave to pay, reckoned by the engine that reckons payments. */
export function simuler(
  facture: SoinFacture,
  garanties: readonly Garantie[],
  circonstances: Circonstances,
): Simulation {
  const garantie = garantieDe(garanties, facture.soin)
  const decompte = calculer(facture, garantie)
  return {
    decompte,
    explication: expliquer(facture, garantie, decompte),
    garantie,
    plafonds: plafondsApres(facture, garantie, compter(facture.compteurs, facture, decompte)),
    alternative: alternative(facture, decompte.reste, {
      soin: (code) => soinLe(code, circonstances),
      garantie: (soin) => garantieDe(garanties, soin),
    }),
    avertissement: avertissementPrix(facture, decompte),
  }
}

function plafondsApres({ soin }: SoinFacture, { regle }: Garantie, apres: Compteurs) {
  const plafonds: PlafondAnnuel[] = []
  const add = (nature: PlafondAnnuel['nature'], plafond: number) => {
    const consomme = Math.min(apres[nature], plafond)
    plafonds.push({ nature, plafond, consomme, reste: plafond - consomme })
  }
  const maximum = soin.maximumRo ?? (regle.type === 'forfait' ? regle.maximum : null)
  // A renewal from day to day is no limit of this year.
  if (maximum !== null && !soin.isGlissant) add('unites', maximum)
  if (regle.type === 'enveloppe') add('enveloppe', regle.montant)
  if (soin.retenue !== null && soin.exemption === null)
    add(compteurDe(soin.retenue), PLAFOND_RETENUES)
  return plafonds
}

export type SoinASimuler = {
  code: string
  libelle: string
  /** A usual price for one unit, to begin with. */
  prixUsuel: number | null
  unite: string | null
  /** Whether the price of a frame is asked for besides. */
  hasMonture: boolean
  /** Reasons for an early renewal; empty: the act has no delay, or no such reason exists. */
  motifs: readonly MotifAnticipe[]
  /** What else is asked for: the base of the bill, a coefficient, the ear. */
  hasBase: boolean
  hasCoefficient: boolean
  hasOreille: boolean
  /** Only when the treatment began before that age. */
  commenceAvant: number | null
}

/** How the acts are called, heading by heading, whatever the day. */
export const actesParFamille = () =>
  familles.map((famille) => ({
    libelle: libellesFamille[famille],
    actes: nomenclature
      .filter((tarif) => tarif.famille === famille)
      .map(({ code, libelle }) => ({ code, libelle })),
  }))
