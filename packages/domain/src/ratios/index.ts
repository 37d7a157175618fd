import type { DateCalendaire } from '../calendrier/date.ts'

/**
 * What an insurer pays back and spends of what its members pay, without taxes (code de la sécurité sociale,
 * L871-1; arrêté du 6 mai 2020). Percentages as they are written: « 81,3 ».
 */
export type Ratios = {
  /** The year of the papers that show them. */
  annee: number
  /** The year whose accounts they come from. */
  exercice: number
  prestations: string
  frais: string
  /** None: `COMPOSITION_FRAIS`. */
  composition: string | null
}

/** What costs are made of, where the insurer says nothing else. */
export const COMPOSITION_FRAIS =
  'Les frais de gestion recouvrent les sommes engagées pour concevoir les contrats, les commercialiser (réseau commercial, marketing, commissions des intermédiaires), les souscrire (encaissement des cotisations, gestion des résiliations, suivi comptable et juridique) et les gérer (remboursements, tiers payant, information des adhérents, assistance, services, prestations complémentaires), c’est-à-dire pour accomplir toutes les tâches qui incombent à l’organisme d’assurance dans le respect des garanties.'

export const compositionDe = ({ composition }: Ratios) => composition ?? COMPOSITION_FRAIS

/** The ratios of that year, or the latest before it; null: the insurer has written none yet. */
export const ratiosLe = (tous: readonly Ratios[], annee: number): Ratios | null =>
  tous.filter((each) => each.annee <= annee).sort((a, b) => b.annee - a.annee)[0] ?? null

/** « 81,3\u00a0% ». */
export const formatRatio = (pourcentage: string) => `${pourcentage}\u00a0%`

/**
 * Whether a schedule of that year may be published: the law wants the ratios on it, from this year
 * on. Earlier schedules stay as they were.
 */
export const isPubliable = (
  annee: number,
  { typeContrat, ratios }: { typeContrat: 'sante' | 'prevoyance'; ratios: Ratios | undefined },
  jour: DateCalendaire,
): boolean => typeContrat !== 'sante' || annee < Number(jour.slice(0, 4)) || ratios !== undefined
