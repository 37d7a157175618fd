import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import type { LigneResume } from './acte.ts'

/** A line for something new; null where there is nothing to say. */
export const ligneNouvelle = (libelle: string, apres: string | null): LigneResume | null =>
  apres === null ? null : { libelle, avant: null, apres }

/** How it was, how it will be. */
export const ligneChangee = (
  libelle: string,
  avant: string | null | undefined,
  apres: string | null | undefined,
): LigneResume => ({ libelle, avant: avant ?? null, apres: apres ?? null })

/** A line for what an act mentions and does not change: printed once. */
export const ligneDite = (libelle: string, dit: string): LigneResume =>
  ligneChangee(libelle, dit, dit)

type Rien = null | undefined | false | ''

/** Keeps the lines that exist: `lignesDe(ligneDite(…), motif && ligneNouvelle(…))`. */
export const lignesDe = (...lignes: (LigneResume | Rien)[]): LigneResume[] =>
  lignes.filter((ligne) => Boolean(ligne)) as LigneResume[]

type Valeurs<L> = Readonly<Partial<Record<keyof L, string | null | undefined>>>

const sous =
  (ligne: (libelle: string, valeur: string) => LigneResume | null) =>
  <L extends Readonly<Record<string, unknown>>>(libelles: L, valeurs: Valeurs<L>) =>
    lignesDe(
      ...Object.entries(libelles).map(([champ, libelle]) => {
        const valeur = valeurs[champ]
        return typeof libelle === 'string' && valeur ? ligne(libelle, valeur) : null
      }),
    )

/** A line for each value, in the order of its label; values that are missing are left out. */
export const lignesNouvelles = sous(ligneNouvelle)
export const lignesDites = sous(ligneDite)

/** From when something counts, and until when, as summaries say it. */
export const aPartirDu = (jour: DateCalendaire) => `À partir du ${formatDate(jour)}`
export const jusquAuInclus = (jour: DateCalendaire) => `Jusqu’au ${formatDate(jour)} inclus`
