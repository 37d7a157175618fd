import type { DateCalendaire } from '../calendrier/date.ts'
import { calculer } from '../prestations/calcul.ts'
import { garantieDe } from '../prestations/exemples.ts'
import { type Explication, expliquer } from '../prestations/explication.ts'
import type { LigneAnnee } from '../prestations/ligne.ts'
import { type Couverture, garantiesLe } from '../prestations/niveaux.ts'
import { compteursAvant } from '../prestations/simulation.ts'
import {
  type Circonstances,
  circonstancesDe,
  type Patient,
  type SituationSoin,
  soinLe,
} from '../prestations/soin-le.ts'
import { joursAuForfait, prixDesJours } from './sejour.ts'

/** What one doctor asks for, as the quote says it; amounts in cents. */
export type HonorairesDevis = { prix: number; base: number; isOptam: boolean }

/**
 * A stay that somebody estimates before asking for it. What nobody knows yet is null, and left out.
 */
export type SejourASimuler = {
  dateEntree: DateCalendaire
  nuits: number
  isPsychiatrie: boolean
  situation: SituationSoin
  fraisSejour: number | null
  chirurgien: HonorairesDevis | null
  anesthesiste: HonorairesDevis | null
  /** Price of a night in a room of one's own. */
  chambre: number | null
}

/** dépense = ro + rc + reste, always. */
export type PosteSimule = {
  code: string
  libelle: string
  quantite: number
  depense: number
  base: number | null
  ro: number
  rc: number
  reste: number
  /** The line of the guarantees that decided. */
  cleGarantie: string
  explication: Explication
}

/** An act of 120 € and more: one flat sum takes the place of every ticket modérateur of the stay. */
const SEUIL_LOURD = 12_000

/** After so many days, a stay has no ticket modérateur any more. */
const JOURS_PARTAGES = 30

/** What a whole stay would leave to pay, item by item: the same engine as for what is paid later. */
export function simulerSejour(
  sejour: SejourASimuler,
  assure: Couverture & Patient & { lignes: readonly LigneAnnee[] },
): PosteSimule[] {
  const { dateEntree, nuits, isPsychiatrie, situation, fraisSejour, chambre } = sejour
  const { chirurgien, anesthesiste } = sejour
  const circonstances = circonstancesDe(assure, dateEntree, situation)
  const porteur = [chirurgien, anesthesiste].find((un) => un && un.base >= SEUIL_LOURD) ?? null
  const isLourd = porteur !== null
  const jours = joursAuForfait(nuits, circonstances)
  const codeJours = isPsychiatrie ? 'FJP' : 'FJH'
  return [
    ...fraisDeSejour(),
    ...honoraires(chirurgien, ['ADC', 'ADN']),
    ...honoraires(anesthesiste, ['ANE', 'ANN']),
    ...poste(codeJours, prixDesJours(codeJours, dateEntree, jours), jours),
    ...poste('CHP', chambre === null ? null : chambre * nuits, nuits),
  ]

  /**
   * The Assurance maladie pays all from the 31st day on: a long stay has two parts, each counted by
   * day.
   */
  function fraisDeSejour(): PosteSimule[] {
    const lourd = { isSejourLourd: isLourd }
    if (fraisSejour === null || nuits <= JOURS_PARTAGES) return poste('SEJ', fraisSejour, 1, lourd)
    const debut = Math.round((fraisSejour * JOURS_PARTAGES) / nuits)
    return [
      ...poste('SEJ', debut, 1, lourd),
      ...poste('SEJ', fraisSejour - debut, 1, { ...lourd, isLongSejour: true }),
    ]
  }

  function honoraires(devis: HonorairesDevis | null, [optam, libre]: [string, string]) {
    return poste(devis?.isOptam ? optam : libre, devis?.prix ?? null, 1, {
      isSejourLourd: isLourd && devis !== porteur,
      ...(devis && { base: devis.base }),
    })
  }

  function poste(
    code: string,
    depense: number | null,
    quantite: number,
    autres: Partial<Circonstances> = {},
  ): PosteSimule[] {
    const soin = soinLe(code, { ...circonstances, ...autres })
    if (!soin || depense === null || quantite === 0) return []
    const compteurs = compteursAvant(soin, dateEntree, assure.lignes, assure)
    const facture = { soin, depense, quantite, compteurs }
    const garantie = garantieDe(garantiesLe(assure, dateEntree), soin)
    const decompte = calculer(facture, garantie)
    const { base, ro, rc, reste } = decompte
    const explication = expliquer(facture, garantie, decompte)
    const libelle = autres.isLongSejour ? `${soin.libelle}, à partir du 31e jour` : soin.libelle
    const cleGarantie = garantie.cle
    return [{ code, libelle, quantite, depense, base, ro, rc, reste, cleGarantie, explication }]
  }
}
