import type { Faults, ReglesActe } from '../actes/acte.ts'
import { type FaitsSoins, messageJourCouvert } from '../actes/soins.ts'
import { addDays, addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { parseDate } from '../calendrier/saisie.ts'
import { calculer } from '../prestations/calcul.ts'
import { garantieDe, prixUsuel } from '../prestations/exemples.ts'
import { libelleRegle } from '../prestations/garantie.ts'
import type { LigneAnnee } from '../prestations/ligne.ts'
import { type Couverture, garantiesLe } from '../prestations/niveaux.ts'
import { compteursAvant } from '../prestations/simulation.ts'
import {
  type Circonstances,
  circonstancesDe,
  isNouveauNe,
  type Patient,
  soinLe,
} from '../prestations/soin-le.ts'
import { messageParmi, messagePersonne, messageTexte } from '../validation/index.ts'

export const libellesService = {
  chirurgie: 'Chirurgie',
  medecine: 'Médecine',
  maternite: 'Maternité',
  psychiatrie: 'Psychiatrie',
  readaptation: 'Soins de suite et de réadaptation',
} as const
export type Service = keyof typeof libellesService

/** Why in kind only: no medical detail is asked. */
export const libellesMotif = {
  programmee: 'Hospitalisation programmée',
  ambulatoire: 'Chirurgie ou soins d’une journée',
  accouchement: 'Accouchement',
  urgence: 'Entrée par les urgences',
} as const
export type MotifSejour = keyof typeof libellesMotif

/** In place of a number: the establishment is not in the insurer's list. */
export const AUTRE_ETABLISSEMENT = 'autre'
const ETABLISSEMENT_MAX = 150

/** `finess`: number of the establishment in the national list; `etablissement`: one that is not there, by name and town. */
export type SaisieSejour = Record<
  'numPers' | 'finess' | 'etablissement' | 'service' | 'motif' | 'dateEntree' | 'nuits',
  string
> & { chambreParticuliere: boolean | null; parentAccompagnant: boolean }

/** FINESS numbers and names. */
export type FaitsSejour = FaitsSoins & {
  etablissements: readonly { code: string; libelle: string }[]
}

export const NUITS_MAX = 90
/** After an emergency, people ask a few days later. */
const RETARD_JOURS = 15

export function validateSejour(
  saisie: SaisieSejour,
  { jour }: Pick<ReglesActe, 'jour'>,
  { personnes, etablissements, ...contrat }: FaitsSejour,
): Faults {
  return {
    numPers: messagePersonne(personnes, saisie.numPers),
    finess: isHorsListe(saisie)
      ? null
      : messageParmi(
          etablissements,
          'code',
          saisie.finess,
          'Choisissez l’établissement dans la liste, ou dites qu’il n’y est pas',
        ),
    etablissement: isHorsListe(saisie)
      ? messageTexte(
          saisie.etablissement.trim(),
          ETABLISSEMENT_MAX,
          'Écrivez le nom de l’établissement et sa ville',
        )
      : null,
    service: Object.hasOwn(libellesService, saisie.service) ? null : 'Choisissez le service',
    motif: Object.hasOwn(libellesMotif, saisie.motif) ? null : 'Choisissez le motif du séjour',
    dateEntree: messageJourCouvert(
      saisie.dateEntree,
      { min: addDays(jour, -RETARD_JOURS), max: addYears(jour, 1) },
      contrat,
    ),
    nuits: messageNuits(saisie),
    chambreParticuliere:
      saisie.chambreParticuliere === null && saisie.nuits !== '0' ? 'Choisissez la chambre' : null,
  }
}

const isHorsListe = ({ finess }: Pick<SaisieSejour, 'finess'>) => finess === AUTRE_ETABLISSEMENT

export function messageNuits({ nuits, motif }: SaisieSejour): string | null {
  if (!/^\d{1,2}$/.test(nuits) || Number(nuits) > NUITS_MAX)
    return `Indiquez le nombre de nuits, de 0 à ${NUITS_MAX}`
  return motif === 'ambulatoire' && Number(nuits) > 0
    ? 'Un séjour d’une journée ne compte aucune nuit'
    : null
}

export const nettoyerSejour = (saisie: SaisieSejour) => ({
  numPers: saisie.numPers,
  finess: isHorsListe(saisie) ? '' : saisie.finess,
  /** As it was typed: a clerk finds its number. */
  ...(isHorsListe(saisie) && { etablissement: saisie.etablissement.trim() }),
  service: saisie.service,
  motif: saisie.motif,
  dateEntree: parseDate(saisie.dateEntree) ?? '',
  nuits: Number(saisie.nuits) || 0,
  // Nobody stays overnight: there is no room to choose.
  chambreParticuliere: Number(saisie.nuits) > 0 && saisie.chambreParticuliere === true,
  parentAccompagnant: saisie.parentAccompagnant,
})
export type Sejour = ReturnType<typeof nettoyerSejour>

/** What a stay costs and who pays it; amounts in cents, null where the price is not known yet. */
export type PosteSejour = {
  libelle: string
  garantie: string
  /** What a night of a room usually costs; null: of what has a price of its own. */
  prixNuit: number | null
  depense: number | null
  rc: number | null
  reste: number | null
}

/** Each day at its own price: the law may change it during a stay. */
export function prixDesJours(code: string, debut: DateCalendaire, jours: number): number | null {
  let total = 0
  for (let rang = 0; rang < jours; rang += 1) {
    const prix = prixUsuel(code, addDays(debut, rang))
    if (prix === null) return null
    total += prix
  }
  return total
}

/**
 * The days for which the daily sum is due; the day of leaving counts. A stay without a night pays
 * none, nor does a mother from the sixth month on, nor a newborn child.
 */
export const joursAuForfait = (nuits: number, { situation, dateNaissance, jour }: Circonstances) =>
  nuits === 0 || situation === 'maternite' || isNouveauNe(dateNaissance, jour) ? 0 : nuits + 1

type Assure = Couverture & Patient & { lignes: readonly LigneAnnee[] }

/** What is covered and what stays, item by item: the same engine as for what is paid later. */
export function couvertureSejour(
  { service, motif, nuits, chambreParticuliere, dateEntree }: Sejour,
  assure: Assure,
): PosteSejour[] {
  const situation = motif === 'accouchement' ? 'maternite' : 'parcours'
  const circonstances = circonstancesDe(assure, dateEntree, situation)
  const poste = (code: string, quantite: number): PosteSejour[] => {
    const soin = soinLe(code, circonstances)
    if (!soin || quantite === 0) return []
    const garantie = garantieDe(garantiesLe(assure, dateEntree), soin)
    const depense =
      code === 'SEJ' || code === 'ADC' ? null : prixDesJours(code, dateEntree, quantite)
    const libelle = quantite > 1 ? `${soin.libelle} × ${quantite}` : soin.libelle
    const prixNuit = code === 'CHP' ? prixUsuel(code, dateEntree) : null
    const dit = { libelle, garantie: libelleRegle(garantie.regle), prixNuit }
    if (depense === null) return [{ ...dit, depense: null, rc: null, reste: null }]
    const compteurs = compteursAvant(soin, dateEntree, assure.lignes, assure)
    const { rc, reste } = calculer({ soin, depense, quantite, compteurs }, garantie)
    return [{ ...dit, depense, rc, reste }]
  }
  return [
    ...poste('SEJ', 1),
    ...poste('ADC', service === 'chirurgie' ? 1 : 0),
    ...poste(service === 'psychiatrie' ? 'FJP' : 'FJH', joursAuForfait(nuits, circonstances)),
    ...poste('CHP', chambreParticuliere ? nuits : 0),
  ]
}
