import type { DocumentPossible, Faults, ReglesActe } from '../actes/acte.ts'
import { documentsCommuns } from '../actes/documents.ts'
import { addYears } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { messageSaisieDate, parseDate } from '../calendrier/saisie.ts'
import { isPieceRequise } from '../rib/rib.ts'
import { messageParmi, messagePersonne, messageTexte } from '../validation/validation.ts'
import {
  type GenreSinistre,
  genreSinistre,
  hasCirconstances,
  hasEmployeur,
  hasFin,
} from './genre.ts'

/** What stands in the declaration of a provident claim, besides its files. */
export type SaisieSinistre = {
  typeSinistre: string
  numPers: string
  dateDebut: string
  dateFin: string
  employeur: string
  circonstances: string
}

/** What its rules must know: who can be chosen, of what, and since when the contract covers. */
export type FaitsSinistre = {
  personnes: readonly { numPers: string; prenom: string }[]
  types: readonly { code: string; libelle: string }[]
  dateDebut: DateCalendaire
}

/** A claim that nobody declared in two years is no longer due (Code des assurances, L. 114-1). */
const PRESCRIPTION_ANNEES = 2
const TEXTE_MAX = 1000

export function validateSinistre(
  saisie: SaisieSinistre,
  { jour }: Pick<ReglesActe, 'jour'>,
  { personnes, types, dateDebut: couvertDepuis }: FaitsSinistre,
): Faults {
  const genre = genreSinistre(saisie.typeSinistre)
  return {
    typeSinistre: messageParmi(types, 'code', saisie.typeSinistre, 'Choisissez ce qui est arrivé'),
    numPers: messagePersonne(personnes, saisie.numPers),
    dateDebut: messageDebut(saisie.dateDebut, jour, couvertDepuis),
    dateFin: hasFin(genre) ? messageFin(saisie) : null,
    employeur: hasEmployeur(genre)
      ? messageTexte(saisie.employeur, TEXTE_MAX, 'Indiquez l’employeur')
      : null,
    circonstances: hasCirconstances(genre)
      ? messageTexte(saisie.circonstances, TEXTE_MAX, 'Décrivez les circonstances de l’accident')
      : null,
  }
}

function messageDebut(
  saisie: string,
  jour: DateCalendaire,
  couvertDepuis: DateCalendaire,
): string | null {
  const message = messageSaisieDate(saisie, { required: true, max: jour })
  if (message !== null) return message
  const date = parseDate(saisie) ?? ''
  if (date < couvertDepuis)
    return `Ce contrat vous couvre depuis le ${formatDate(couvertDepuis)}\u00a0: la date doit être au plus tôt ce jour-là`
  return date < addYears(jour, -PRESCRIPTION_ANNEES)
    ? 'Un sinistre se déclare dans les deux ans\u00a0: écrivez-nous si vous n’avez pas pu le faire plus tôt'
    : null
}

function messageFin({ dateDebut, dateFin }: SaisieSinistre): string | null {
  return messageSaisieDate(dateFin, { min: parseDate(dateDebut) })
}

/** The documents of each kind of claim; the field that holds each, and why it is needed. */
export const documentsSinistre = {
  avisArret: {
    libelle: 'Avis d’arrêt de travail',
    raison:
      'Il donne les dates de l’arrêt. Le volet qui porte un motif médical ne nous est pas utile.',
    genres: ['arret'],
    isMedicale: true,
  },
  decomptesIj: {
    libelle: 'Décomptes d’indemnités journalières',
    raison: 'Ce que l’Assurance maladie verse déjà\u00a0: nous complétons.',
    genres: ['arret'],
  },
  notification: {
    libelle: 'Notification de l’Assurance maladie',
    raison: 'Elle dit la catégorie reconnue et le montant de la pension.',
    genres: ['invalidite'],
    isMedicale: true,
  },
  acteDeces: { ...documentsCommuns.acteDeces, genres: ['deces'] },
  livretFamille: {
    libelle: 'Livret de famille',
    raison: 'Il permet de verser le capital aux bonnes personnes.',
    genres: ['deces'],
  },
  certificat: {
    libelle: 'Certificat médical de constatation',
    raison: 'Il atteste la date et les conséquences de l’accident.',
    genres: ['accident'],
    isMedicale: true,
  },
  bulletin: {
    libelle: 'Bulletin de situation',
    raison: 'L’établissement le remet\u00a0: il porte les dates d’entrée et de sortie.',
    genres: ['hospitalisation'],
  },
  justificatif: {
    libelle: 'Justificatif',
    raison: 'Tout document qui établit ce qui est arrivé.',
    genres: ['autre'],
  },
} as const satisfies Record<string, DocumentPossible & { genres: readonly GenreSinistre[] }>

/** A clerk needs them all; where the portal answers by itself, they may follow. */
export function piecesDuSinistre(
  { typeSinistre }: Pick<SaisieSinistre, 'typeSinistre'>,
  { modeGestion }: Pick<ReglesActe, 'modeGestion'>,
) {
  if (typeSinistre === '') return []
  const genre = genreSinistre(typeSinistre)
  return Object.entries(documentsSinistre)
    .filter(([, { genres }]) => genres.some((un) => un === genre))
    .map(([champ]) => ({
      champ,
      // The first payments may still be on their way.
      isRequise: isPieceRequise(modeGestion) && champ !== 'decomptesIj',
    }))
}

/** What is meant: only what is asked for that kind of claim. */
export function nettoyerSinistre(saisie: SaisieSinistre) {
  const genre = genreSinistre(saisie.typeSinistre)
  return {
    typeSinistre: saisie.typeSinistre,
    numPers: saisie.numPers,
    dateDebut: parseDate(saisie.dateDebut) ?? '',
    dateFin: hasFin(genre) ? parseDate(saisie.dateFin) : null,
    employeur: hasEmployeur(genre) ? saisie.employeur.trim() : null,
    circonstances: hasCirconstances(genre) ? saisie.circonstances.trim() : null,
  }
}
