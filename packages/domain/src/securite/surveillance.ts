/** What staff read in quantity: members' files opened one by one, lines exported. */
export const genresLecture = ['dossiers', 'lignes'] as const
export type GenreLecture = (typeof genresLecture)[number]

const periodesLecture = ['heure', 'jour'] as const
export type PeriodeLecture = (typeof periodesLecture)[number]

export type Lectures = Readonly<Record<PeriodeLecture, number>>

/** More than a busy clerk reads: somebody should look. */
export const seuilsLecture: Readonly<Record<GenreLecture, Lectures>> = {
  dossiers: { heure: 60, jour: 300 },
  lignes: { heure: 10_000, jour: 30_000 },
}

/** More than anybody's work needs: refused until the hour or day is over. */
export const plafondsLecture: Readonly<Record<GenreLecture, Lectures>> = {
  dossiers: { heure: 200, jour: 800 },
  lignes: { heure: 100_000, jour: 300_000 },
}

/** A client's own thresholds; the product's for the rest. */
export type SeuilsChoisis = Partial<
  Record<`${GenreLecture}${'Heure' | 'Jour'}`, number | undefined>
>

export const seuilsDe = (
  genre: GenreLecture,
  choisis: SeuilsChoisis | null | undefined,
): Lectures => ({
  heure: choisis?.[`${genre}Heure`] ?? seuilsLecture[genre].heure,
  jour: choisis?.[`${genre}Jour`] ?? seuilsLecture[genre].jour,
})

/** The periods whose threshold this reading passes: each is told once. */
export const seuilsFranchis = (
  genre: GenreLecture,
  apres: Lectures,
  nombre: number,
  seuils: Lectures = seuilsLecture[genre],
): PeriodeLecture[] =>
  periodesLecture.filter((periode) => {
    const seuil = seuils[periode]
    return apres[periode] > seuil && apres[periode] - nombre <= seuil
  })

/** The period whose cap is passed; null: none is. */
export const plafondDepasse = (genre: GenreLecture, apres: Lectures): PeriodeLecture | null =>
  periodesLecture.find((periode) => apres[periode] > plafondsLecture[genre][periode]) ?? null
