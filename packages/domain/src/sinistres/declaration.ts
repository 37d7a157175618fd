import type { DocumentPossible, Faults, ReglesActe } from '../actes/acte.ts'
import { documentsCommuns } from '../actes/documents.ts'
import { type FaitsSoins, messageJourCouvert } from '../actes/soins.ts'
import { addYears } from '../calendrier/calcul.ts'
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
export type SaisieSinistre = Record<
  'typeSinistre' | 'numPers' | 'dateDebut' | 'dateFin' | 'employeur' | 'circonstances',
  string
>

export type FaitsSinistre = FaitsSoins & { types: readonly { code: string; libelle: string }[] }

/** A claim that nobody declared in two years is no longer due (Code des assurances, L. 114-1). */
const PRESCRIPTION_ANNEES = 2
const PRESCRIT =
  'Un sinistre se déclare dans les deux ans\u00a0: écrivez-nous si vous n’avez pas pu le faire plus tôt'
const TEXTE_MAX = 1000

export function validateSinistre(
  saisie: SaisieSinistre,
  { jour }: Pick<ReglesActe, 'jour'>,
  { personnes, types, ...contrat }: FaitsSinistre,
): Faults {
  const genre = genreSinistre(saisie.typeSinistre)
  return {
    typeSinistre: messageParmi(types, 'code', saisie.typeSinistre, 'Choisissez ce qui est arrivé'),
    numPers: messagePersonne(personnes, saisie.numPers),
    dateDebut: messageJourCouvert(
      saisie.dateDebut,
      { max: jour, prescrit: { avant: addYears(jour, -PRESCRIPTION_ANNEES), dit: PRESCRIT } },
      contrat,
    ),
    dateFin: hasFin(genre)
      ? messageSaisieDate(saisie.dateFin, { min: parseDate(saisie.dateDebut) })
      : null,
    employeur: hasEmployeur(genre)
      ? messageTexte(saisie.employeur, TEXTE_MAX, 'Indiquez l’employeur')
      : null,
    circonstances: hasCirconstances(genre)
      ? messageTexte(saisie.circonstances, TEXTE_MAX, 'Décrivez les circonstances de l’accident')
      : null,
  }
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
