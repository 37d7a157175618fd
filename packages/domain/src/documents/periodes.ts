import {
  addMois,
  type DateCalendaire,
  daysInMonth,
  formatMoisLong,
  lireMois,
  moisDe,
} from '../calendrier/index.ts'

export type PeriodeReleve = { libelle: string; debut: DateCalendaire; fin: DateCalendaire }

/** What a statement is usually asked for: tax, an insurer, a doubt about last month. */
export function periodesReleve(aujourdhui: DateCalendaire): PeriodeReleve[] {
  const annee = Number(aujourdhui.slice(0, 4))
  const passe = addMois(moisDe(aujourdhui), -1)
  const { annee: an, mois } = lireMois(passe)
  return [
    { libelle: 'Depuis le 1er\u00a0janvier', debut: `${annee}-01-01`, fin: aujourdhui },
    {
      libelle: `Le mois dernier (${formatMoisLong(passe)})`,
      debut: `${passe}-01`,
      fin: `${passe}-${daysInMonth(an, mois)}`,
    },
    {
      libelle: 'Douze derniers mois',
      debut: `${addMois(moisDe(aujourdhui), -11)}-01`,
      fin: aujourdhui,
    },
    { libelle: `Année ${annee - 1}`, debut: `${annee - 1}-01-01`, fin: `${annee - 1}-12-31` },
  ]
}

/** The years that an annual statement is asked for: this one so far, and those before it. */
export function anneesReleve(aujourdhui: DateCalendaire): PeriodeReleve[] {
  const annee = Number(aujourdhui.slice(0, 4))
  return [
    { libelle: `Année ${annee}, à ce jour`, debut: `${annee}-01-01`, fin: aujourdhui },
    ...[annee - 1, annee - 2].map((passee) => ({
      libelle: `Année ${passee}`,
      debut: `${passee}-01-01`,
      fin: `${passee}-12-31`,
    })),
  ]
}
