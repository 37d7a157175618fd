/** The kind of a provident claim decides its questions and documents. */
export const genresSinistre = [
  'arret',
  'invalidite',
  'deces',
  'accident',
  'hospitalisation',
  'autre',
] as const
export type GenreSinistre = (typeof genresSinistre)[number]

/** By the codes of the reference table `type-sinistre`. */
const parCode: Readonly<Record<string, GenreSinistre>> = {
  ARRET: 'arret',
  MALPRO: 'arret',
  MITEMPS: 'arret',
  INVAL: 'invalidite',
  INCAP: 'invalidite',
  DEPEND: 'invalidite',
  DECES: 'deces',
  OBSEQ: 'deces',
  RENTE: 'deces',
  ACCTRA: 'accident',
  ACCPRI: 'accident',
  HOSPI: 'hospitalisation',
}

/** The codes that the portal knows more of than their label. */
export const codesSinistre = Object.keys(parCode)

/** Staff may add a type: its form has the common questions. */
export const genreSinistre = (code: string): GenreSinistre =>
  Object.hasOwn(parCode, code) ? (parCode[code] ?? 'autre') : 'autre'

/** Claims with an end that may be known: a stoppage, a stay. */
export const hasFin = (genre: GenreSinistre) => genre === 'arret' || genre === 'hospitalisation'

/** The employer is asked for where a wage stops. */
export const hasEmployeur = (genre: GenreSinistre) => genre === 'arret'

/** Circumstances are asked for an accident only: no medical detail otherwise. */
export const hasCirconstances = (genre: GenreSinistre) => genre === 'accident'

/** How far a claim is, in this order. */
export const etatsSinistre = ['declare', 'etude', 'indemnisation', 'clos'] as const
export type EtatSinistre = (typeof etatsSinistre)[number]

export const libellesEtatSinistre: Record<EtatSinistre, string> = {
  declare: 'Déclaré',
  etude: 'À l’étude',
  indemnisation: 'Indemnisé',
  clos: 'Clos',
}

/** One step that a claim has reached, and when. */
export type EtapeSinistre = { etat: EtatSinistre; le: string }

/** Every step, with the day of those that are reached. */
export function avancementDe(
  etapes: readonly EtapeSinistre[],
): { etat: EtatSinistre; le: string | null }[] {
  return etatsSinistre.map((etat) => ({
    etat,
    le: etapes.find((etape) => etape.etat === etat)?.le ?? null,
  }))
}
