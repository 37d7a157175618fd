import type { LigneResume } from '../actes/acte.ts'

/**
 * What clerks need of an act that may carry medical papers. Anything in neither list is for the
 * medical service alone, so that what is added to the act, or removed from it, opens nothing.
 */
export type PartMedicale = {
  /** Fields whose documents clerks read: amounts, dates, who inherits. */
  piecesOrdinaires: readonly string[]
  /** Fields of the form that clerks read; none in which people write about their health. */
  champsOrdinaires: readonly string[]
}

/** Something that came with a request or about it. */
export type Recu = {
  /** `saisie`: written in the form itself. */
  nature: 'piece' | 'message' | 'saisie'
  /** The field that a document answers; null: a free question, or unknown. */
  champ?: string | null
  /** The sender says that it is medical. */
  isDit?: boolean
}

/**
 * Whether it is for the medical service alone, as it comes in. `acte` is null for an act without
 * medical papers, undefined for one that no longer exists. `isDossierMedical`: the request is, or
 * was, of an act that may carry some. Only the medical service says otherwise later.
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

/** Shown in place of what only the medical service reads. */
export const LU_PAR_LE_SERVICE_MEDICAL = 'Lu par le service médical'

/**
 * The lines of a request for somebody who may not read what was written in it. A line with the
 * value of a field that is not the clerks' loses its value. Where an act names no field for clerks,
 * or the answers are gone, no line is left.
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

/** Whether the form of a request holds such a text; unknown counts as yes. */
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
