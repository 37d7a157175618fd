import type { DateCalendaire } from '../calendrier/date.ts'

/** What an offer costs in a year, in cents a month. */
export type Tarif = {
  annee: number
  /** By the age reached in the year, the youngest first; null: as old as one may be. */
  adultes: readonly { jusqua: number | null; montant: number }[]
  enfant: number
}

/** Children after these are covered for nothing. */
export const ENFANTS_PAYANTS = 2

export type AssureTarife = { dateNaissance: DateCalendaire; lien: string }
export type OptionTarifee = {
  libelle: string
  dateDebut: DateCalendaire
  dateFin: DateCalendaire | null
  montantMensuel: number
}

/** What the price of a contract depends on. */
export type Tarification = {
  tarifs: readonly Tarif[]
  assures: readonly AssureTarife[]
  options: readonly OptionTarifee[]
}

export const anneeDe = (date: DateCalendaire) => Number(date.slice(0, 4))

/** The tariff of a year; a year that has none yet is reckoned at the last one known. */
export const tarifDe = (tarifs: readonly Tarif[], annee: number): Tarif | null =>
  tarifs
    .filter((tarif) => tarif.annee <= annee)
    .reduce<Tarif | null>((dernier, t) => (dernier && dernier.annee > t.annee ? dernier : t), null)

export const isEnfant = ({ lien }: { lien: string }) => lien === 'Enfant'

/**
 * What a contract costs for the month of this day, in cents; null: the offer has no price here.
 * `annee`: at the tariff, and the ages, of another year.
 */
export function cotisationMensuelle(
  { tarifs, assures, options }: Tarification,
  jour: DateCalendaire,
  annee = anneeDe(jour),
): number | null {
  const tarif = tarifDe(tarifs, annee)
  if (!tarif) return null
  const enfants = assures.filter(isEnfant).length
  const adultes = assures.filter((assure) => !isEnfant(assure))
  return (
    adultes.reduce((somme, { dateNaissance }) => {
      return somme + montantAdulte(tarif, annee - anneeDe(dateNaissance))
    }, 0) +
    Math.min(enfants, ENFANTS_PAYANTS) * tarif.enfant +
    options
      .filter(({ dateDebut, dateFin }) => dateDebut <= jour && (dateFin ?? jour) >= jour)
      .reduce((somme, { montantMensuel }) => somme + montantMensuel, 0)
  )
}

function montantAdulte({ adultes }: Tarif, age: number): number {
  const tranche = adultes.find(({ jusqua }) => jusqua === null || age <= jusqua)
  return (tranche ?? adultes.at(-1))?.montant ?? 0
}
