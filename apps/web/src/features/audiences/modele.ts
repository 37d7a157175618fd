import {
  champAudience,
  champsAudience,
  formeDe,
  libellesGroupeAudience,
  type NomChampAudience,
  nomsChampsAudience,
  type OperateurAudience,
  operateursDe,
} from '@espace-adherent/domain/audiences/champs.ts'
import {
  type ConditionAudience,
  type GroupeAudience,
  REGLE_VIDE,
} from '@espace-adherent/domain/audiences/regle.ts'

export const lireRegle = (texte: string): GroupeAudience =>
  texte === '' ? REGLE_VIDE : (JSON.parse(texte) as GroupeAudience)

/** The fields, under what they speak of. */
export const groupesDeChamps = Object.entries(libellesGroupeAudience).map(([groupe, libelle]) => ({
  libelle,
  choix: nomsChampsAudience
    .filter((nom) => champsAudience[nom].groupe === groupe)
    .map((nom) => ({ valeur: nom, libelle: champsAudience[nom].libelle })),
}))

/** With that field, the first of its questions, and nothing given yet. */
export function conditionSur(champ: NomChampAudience): ConditionAudience {
  const [operateur] = operateursDe(champsAudience[champ]) as [OperateurAudience]
  return avecOperateur({ champ, operateur }, operateur)
}

/** What was given stays where the other question takes the same. */
export function avecOperateur(
  { champ, operateur: avant, valeur }: ConditionAudience,
  operateur: OperateurAudience,
): ConditionAudience {
  const forme = formeDe(operateur)
  if (forme === 'aucune') return { champ, operateur }
  if (forme === formeDe(avant) && valeur !== undefined) return { champ, operateur, valeur }
  return { champ, operateur, valeur: forme === 'mots' ? [] : null }
}

/** Words as they are typed: « 69, 01 ;2a ». */
export const motsDe = (saisi: string): string[] =>
  saisi
    .split(/[,;\n]/)
    .map((mot) => mot.trim().toUpperCase())
    .filter(Boolean)

/** Values that can be ticked: the field’s own, or the client’s. */
export function choixDe(champ: NomChampAudience, offres: readonly string[]) {
  if (champ === 'offre') return offres.map((nom) => ({ valeur: nom, libelle: nom }))
  const choix = champAudience(champ)?.choix
  return choix && Object.entries(choix).map(([valeur, libelle]) => ({ valeur, libelle }))
}
