import type { DocumentPossible, Faults } from '../actes/acte.ts'
import { avec, documentsCommuns, exiger } from '../actes/documents.ts'
import { addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { autourDAujourdhui, plageDe, type RegleDateEffet } from '../calendrier/date-effet.ts'
import { parseDate } from '../calendrier/saisie.ts'
import { messageNom } from '../identite/message-nom.ts'
import { uneLigne } from '../texte/index.ts'
import { estCleDe, messageCourt, requis, type Verification } from '../validation/index.ts'

/** What may have changed for somebody whom a contract covers. */
export const libellesNatureChangement = {
  etatCivil: 'La situation familiale',
  nom: 'Le nom ou la civilité',
  regime: 'Le régime ou la caisse d’assurance maladie',
  employeur: 'L’employeur',
} as const
export type NatureChangement = keyof typeof libellesNatureChangement

export const isNatureChangement = estCleDe(libellesNatureChangement)

/** The fields that each change asks for. */
export const champsChangement = {
  etatCivil: ['codeSituationFamiliale'],
  nom: ['codeCivilite', 'nom'],
  regime: ['codeRegime', 'organisme'],
  employeur: ['employeur'],
} as const satisfies Record<NatureChangement, readonly ChampChangement[]>

export type ChampChangement =
  | 'codeSituationFamiliale'
  | 'codeCivilite'
  | 'nom'
  | 'codeRegime'
  | 'organisme'
  | 'employeur'
/** The day as JJ/MM/AAAA. */
export type SaisieChangement = Record<
  ChampChangement | 'personneId' | 'nature' | 'dateEffet',
  string
>

/** The people for whom the sender may speak, themselves first. */
export type FaitsChangement = {
  personnes: (Record<'id' | 'prenom' | 'nom' | 'dateNaissance', string> &
    Record<Exclude<ChampChangement, 'nom'>, string | null>)[]
}

/** A change may be told up to a year late or three months ahead, while the contract lasts. */
export const dateChangement: RegleDateEffet = {
  plages: [plageDe('Date du changement', autourDAujourdhui(12, 3))],
}

/**
 * The age from which the law lets somebody marry or work (Code civil, 144 and 145; Code du travail,
 * L.4153-1).
 */
const AGE_ADULTE = 16
const LONGUEUR_MAX = 50

const court = (libelle: string) => messageCourt(libelle, LONGUEUR_MAX)

const regles: { [C in ChampChangement]: Verification<string> } = {
  codeSituationFamiliale: requis('La situation familiale est obligatoire'),
  codeCivilite: requis('La civilité est obligatoire'),
  nom: messageNom('Le nom'),
  codeRegime: requis('Le régime est obligatoire'),
  organisme: court('La caisse'),
  employeur: court('L’employeur'),
}

/** What is wrong, by field; fields of other changes are not looked at. */
export function validateChangement(
  saisie: SaisieChangement,
  { personnes }: { personnes: readonly { id: string; dateNaissance: DateCalendaire }[] },
  aujourdhui: DateCalendaire,
): Faults {
  const { nature, personneId } = saisie
  const personne = personnes.find(({ id }) => id === personneId)
  const champs = isNatureChangement(nature) ? champsChangement[nature] : []
  return {
    personneId: personne ? null : 'Choisissez une personne de la liste',
    nature: messageNature(nature, personne?.dateNaissance, aujourdhui),
    ...Object.fromEntries(champs.map((champ) => [champ, regles[champ](saisie[champ])])),
  }
}

function messageNature(
  nature: string,
  dateNaissance: DateCalendaire | undefined,
  aujourdhui: DateCalendaire,
): string | null {
  if (!isNatureChangement(nature)) return 'Dites-nous ce qui a changé'
  const isAdulte = dateNaissance && addYears(dateNaissance, AGE_ADULTE) <= aujourdhui
  return isAdulte || nature === 'nom' || nature === 'regime'
    ? null
    : 'Ce changement ne concerne que les personnes de 16\u00a0ans et plus'
}

/** Keeps the values of that change only. */
export function lireChangement({ personneId, dateEffet, ...saisie }: SaisieChangement) {
  const nature = isNatureChangement(saisie.nature) ? saisie.nature : 'etatCivil'
  const lus = champsChangement[nature].map((champ) => [champ, uneLigne(saisie[champ])])
  const valeurs: Partial<Record<ChampChangement, string>> = Object.fromEntries(lus)
  return { personneId, nature, valeurs, dateEffet: parseDate(dateEffet) ?? '' }
}
export type ChangementSituation = ReturnType<typeof lireChangement>

type Noms = { nom: string; nomPatronymique: string | null }

/** The birth name is kept beside the new name, and goes when it is taken again. */
export function nomsApres({ nom, nomPatronymique }: Noms, nouveau: string): Noms {
  const naissance = nomPatronymique ?? nom
  return { nom: nouveau, nomPatronymique: naissance === nouveau ? null : naissance }
}

/** By the codes of « situation-familiale »; whoever is single again has been something else before. */
const devenu = (...codes: string[]) => ({
  quand: ({ nature, codeSituationFamiliale: code }: SaisieChangement) =>
    nature === 'etatCivil' && codes.includes(code),
})

/** Every document that a change may need: one for each. */
export const piecesChangement = exiger('manuel', {
  acteMariage: { ...documentsCommuns.acteMariage, ...devenu('MAR') },
  attestationPacs: { ...documentsCommuns.attestationPacs, ...devenu('PAC') },
  attestationVieCommune: { ...documentsCommuns.vieCommune, ...devenu('CON') },
  justificatifSeparation: { ...documentsCommuns.separation, ...devenu('SEP', 'DIV', 'CEL') },
  acteDeces: { ...documentsCommuns.acteDeces, ...devenu('VEU') },
  pieceIdentite: {
    libelle: 'Pièce d’identité ou livret de famille à jour',
    raison: 'Nous écrivons le nom comme l’état civil\u00a0: la carte de tiers payant le reprend.',
    ...avec('nature', 'nom'),
  },
  attestationDroits: { ...documentsCommuns.attestationDroits, ...avec('nature', 'regime') },
  attestationEmployeur: {
    libelle: 'Attestation de l’employeur ou contrat de travail',
    raison: 'Elle établit qui emploie cette personne, et depuis quand.',
    ...avec('nature', 'employeur'),
  },
} satisfies Record<string, DocumentPossible<SaisieChangement>>)
