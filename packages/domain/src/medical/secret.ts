import type { LigneResume } from '../actes/acte.ts'

/**
 * Of an act that may carry medical papers: what of it clerks need in order to decide. Whatever stands in neither list
 * is for the medical service alone, so that what is added to the act, or was taken out of it, opens nothing.
 */
export type PartMedicale = {
  /** Fields whose documents clerks read: amounts, dates, who inherits. */
  piecesOrdinaires: readonly string[]
  /** Fields of the form that clerks read: none that a person fills with a text of their own about their health. */
  champsOrdinaires: readonly string[]
}

/** Something that came in with a request, or about it. */
export type Recu = {
  /** `saisie`: what was written in the form itself. */
  nature: 'piece' | 'message' | 'saisie'
  /** Of a document: the field that it answers; null: a free question, or nobody knows. */
  champ?: string | null
  /** Whoever sends it says that it is medical. */
  isDit?: boolean
}

/**
 * Whether it is for the medical service alone, as it comes in. `acte` is null of an act that carries no medical paper,
 * undefined of one that is not known any more; `isDossierMedical`: the request was of an act that may carry some, or
 * still is. Only a person of the medical service says otherwise afterwards.
 */
export function isMedical(
  acte: PartMedicale | null | undefined,
  { nature, champ = null, isDit = false }: Recu,
  isDossierMedical = false,
): boolean {
  if (isDit || acte === undefined) return true
  if (acte === null) return isDossierMedical
  return nature !== 'piece' || champ === null || !acte.piecesOrdinaires.includes(champ)
}

/** In place of what only the medical service reads. */
export const LU_PAR_LE_SERVICE_MEDICAL = 'Lu par le service médical'

/**
 * What a request says of itself to whoever may not read what was written in it. A line that holds the value of a field
 * which is not the clerks' loses it. Of an act that names no field of theirs, or of answers that are gone, nothing can
 * be told apart: no line is left.
 */
export function taireEcrits(
  lignes: readonly LigneResume[],
  acte: PartMedicale | null | undefined,
  data: object | null,
): LigneResume[] {
  if (!acte || data === null) return []
  const tus = ecritsDe(acte, data)
  const isTu = (texte: string | null) => texte !== null && tus.some((tu) => texte.includes(tu))
  return lignes.map((ligne) =>
    isTu(ligne.avant) || isTu(ligne.apres)
      ? { libelle: ligne.libelle, avant: null, apres: LU_PAR_LE_SERVICE_MEDICAL }
      : ligne,
  )
}

/** Whether there is anything of that kind in the form of a request; unknown, there is. */
export const hasEcrits = (acte: PartMedicale | null | undefined, data: object | null): boolean =>
  !acte || data === null || ecritsDe(acte, data).length > 0

const ecritsDe = ({ champsOrdinaires }: PartMedicale, data: object): string[] =>
  Object.entries(data)
    .filter(([champ]) => !champsOrdinaires.includes(champ))
    .flatMap(([, value]) => textesDe(value))

/** Every text in a value, however deep. */
function textesDe(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textesDe)
}
