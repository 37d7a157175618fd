import type { DocumentPossible, Faults, ReglesActe } from '../actes/acte.ts'
import { documentsCommuns, exiger } from '../actes/documents.ts'
import { type FaitsSoins, messageJourCouvert } from '../actes/soins.ts'
import { messageSaisieDate, parseDate } from '../calendrier/saisie.ts'
import { messageParmi, messagePersonne, messageTexte } from '../validation/index.ts'
import {
  type GenreSinistre,
  genreSinistre,
  hasCirconstances,
  hasEmployeur,
  hasFin,
} from './genre.ts'
import { nombreDeJours } from './indemnites.ts'

/** What stands in the declaration of a provident claim, besides its files. */
export type SaisieSinistre = Record<
  'typeSinistre' | 'numPers' | 'dateDebut' | 'dateFin' | 'employeur' | 'circonstances',
  string
> & {
  /** Who tells of a death, where it is the death of whoever has the account. */
  declarant?: string
}

export type FaitsSinistre = Omit<FaitsSoins, 'personnes'> & {
  /** `employeur`: as it is known; nobody is asked for what is known. `isMoi`: whoever declares. */
  personnes: readonly (FaitsSoins['personnes'][number] & {
    employeur?: string | null
    isMoi?: boolean
  })[]
  /** `franchise`: days from the first one that nothing is due for. */
  types: readonly { code: string; libelle: string; franchise?: number }[]
}

const PRESCRIT =
  'Un sinistre se déclare dans les deux ans\u00a0: écrivez-nous si vous n’avez pas pu le faire plus tôt'
const TEXTE_MAX = 1000
const DECLARANT_MAX = 200

export function validateSinistre(
  saisie: SaisieSinistre,
  { jour }: Pick<ReglesActe, 'jour'>,
  { personnes, types, ...contrat }: FaitsSinistre,
): Faults {
  const genre = genreSinistre(saisie.typeSinistre)
  return {
    typeSinistre: messageParmi(types, 'code', saisie.typeSinistre, 'Choisissez ce qui est arrivé'),
    numPers: messagePersonne(personnes, saisie.numPers),
    declarant: isDeclarantDemande(saisie, personnes)
      ? messageTexte(saisie.declarant ?? '', DECLARANT_MAX, 'Dites-nous qui nous écrit')
      : null,
    dateDebut: messageJourCouvert(saisie.dateDebut, { max: jour, prescrit: PRESCRIT }, contrat),
    dateFin: hasFin(genre)
      ? messageSaisieDate(saisie.dateFin, { min: parseDate(saisie.dateDebut) })
      : null,
    employeur: isEmployeurDemande(saisie, personnes)
      ? messageTexte(saisie.employeur, TEXTE_MAX, 'Indiquez l’employeur')
      : null,
    circonstances: hasCirconstances(genre)
      ? messageTexte(saisie.circonstances, TEXTE_MAX, 'Décrivez les circonstances de l’accident')
      : null,
  }
}

type Personnes = FaitsSinistre['personnes']
const quiDe = (personnes: Personnes, { numPers }: Pick<SaisieSinistre, 'numPers'>) =>
  personnes.find((une) => une.numPers === numPers)

/** Nobody declares their own death: whoever uses the account of somebody who died says who they are. */
export const isDeclarantDemande = (
  saisie: Pick<SaisieSinistre, 'typeSinistre' | 'numPers'>,
  personnes: Personnes,
): boolean =>
  genreSinistre(saisie.typeSinistre) === 'deces' && quiDe(personnes, saisie)?.isMoi === true

/** Where a wage stops, unless it is known who pays it. */
export const isEmployeurDemande = (
  saisie: Pick<SaisieSinistre, 'typeSinistre' | 'numPers'>,
  personnes: Personnes,
): boolean =>
  hasEmployeur(genreSinistre(saisie.typeSinistre)) && !quiDe(personnes, saisie)?.employeur

/** Of a stoppage that ends before anything is due: its days, and from which one something is. Null: it does not. */
export function sousFranchise(
  {
    typeSinistre,
    dateDebut,
    dateFin,
  }: Pick<SaisieSinistre, 'typeSinistre' | 'dateDebut' | 'dateFin'>,
  types: FaitsSinistre['types'],
): { jours: number; franchise: number } | null {
  const franchise = types.find(({ code }) => code === typeSinistre)?.franchise ?? 0
  const [debut, fin] = [parseDate(dateDebut), parseDate(dateFin)]
  if (!debut || !fin || fin < debut || !hasFin(genreSinistre(typeSinistre))) return null
  const jours = nombreDeJours(debut, fin)
  return jours <= franchise ? { jours, franchise } : null
}

const pour = (genre: GenreSinistre) => ({
  quand: ({ typeSinistre }: Pick<SaisieSinistre, 'typeSinistre'>) =>
    typeSinistre !== '' && genreSinistre(typeSinistre) === genre,
})

/**
 * The documents of each kind of claim. A clerk needs them all; where the portal decides, they may
 * follow.
 */
export const documentsSinistre = exiger('souple', {
  avisArret: {
    libelle: 'Avis d’arrêt de travail',
    raison:
      'Il donne les dates de l’arrêt. Le volet qui porte un motif médical ne nous est pas utile.',
    ...pour('arret'),
    isMedicale: true,
  },
  decomptesIj: {
    libelle: 'Décomptes d’indemnités journalières',
    raison: 'Ce que l’Assurance maladie verse déjà\u00a0: nous complétons.',
    // The first payments may still be on their way.
    exigence: 'facultative',
    ...pour('arret'),
    // Days and amounts: our payments are reckoned from them.
    isMedicale: false,
  },
  notification: {
    libelle: 'Notification de l’Assurance maladie',
    raison: 'Elle indique la catégorie reconnue et le montant de la pension.',
    ...pour('invalidite'),
    isMedicale: true,
  },
  // Civil status: a death certificate of the town hall names no cause.
  acteDeces: { ...documentsCommuns.acteDeces, ...pour('deces'), isMedicale: false },
  livretFamille: {
    libelle: 'Livret de famille',
    raison: 'Il permet de verser le capital aux bonnes personnes.',
    ...pour('deces'),
    // Who is whose child or spouse.
    isMedicale: false,
  },
  certificat: {
    libelle: 'Certificat médical de constatation',
    raison: 'Il atteste la date et les conséquences de l’accident.',
    ...pour('accident'),
    isMedicale: true,
  },
  bulletin: {
    libelle: 'Bulletin de situation',
    raison: 'L’établissement le remet\u00a0: il porte les dates d’entrée et de sortie.',
    ...pour('hospitalisation'),
    // The administrative paper of a stay: where, from which day to which.
    isMedicale: false,
  },
  justificatif: {
    libelle: 'Justificatif',
    raison: 'Tout document qui établit ce qui est arrivé.',
    ...pour('autre'),
    // Nobody knows beforehand what it tells.
    isMedicale: true,
  },
} satisfies Record<string, DocumentPossible<SaisieSinistre>>)

/** What is meant: only what is asked for that kind of claim. */
export function nettoyerSinistre(saisie: SaisieSinistre) {
  const genre = genreSinistre(saisie.typeSinistre)
  return {
    typeSinistre: saisie.typeSinistre,
    numPers: saisie.numPers,
    dateDebut: parseDate(saisie.dateDebut) ?? '',
    dateFin: hasFin(genre) ? parseDate(saisie.dateFin) : null,
    employeur: hasEmployeur(genre) ? saisie.employeur.trim() : null,
    declarant: (genre === 'deces' && saisie.declarant?.trim()) || null,
    circonstances: hasCirconstances(genre) ? saisie.circonstances.trim() : null,
  }
}
