import { addDays, ecrireDate, jourDeSemaine, lireDate } from './calcul.ts'
import type { DateCalendaire } from './date.ts'

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function paques(annee: number): DateCalendaire {
  const a = annee % 19
  const siecle = Math.floor(annee / 100)
  const reste = annee % 100
  const epacte =
    (19 * a +
      siecle -
      Math.floor(siecle / 4) -
      Math.floor((siecle - Math.floor((siecle + 8) / 25) + 1) / 3) +
      15) %
    30
  const dimanche = (32 + 2 * (siecle % 4) + 2 * Math.floor(reste / 4) - epacte - (reste % 4)) % 7
  const correction = Math.floor((a + 11 * epacte + 22 * dimanche) / 451)
  const rang = epacte + dimanche - 7 * correction + 114
  return ecrireDate({ annee, mois: Math.floor(rang / 31), jour: (rang % 31) + 1 })
}

const fixes = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension, Whit Monday. */
const apresPaques = [1, 39, 50]

/** The holidays of a year, worked out once: deadlines ask day after day. */
const mobiles = new Map<number, readonly DateCalendaire[]>()

function mobilesDe(annee: number): readonly DateCalendaire[] {
  let jours = mobiles.get(annee)
  if (!jours) {
    const dimanche = paques(annee)
    jours = apresPaques.map((apres) => addDays(dimanche, apres))
    mobiles.set(annee, jours)
  }
  return jours
}

/** The eleven legal holidays (Code du travail, L3133-1); Alsace-Moselle has two more, which do not stop us. */
export const isFerie = (date: DateCalendaire): boolean =>
  fixes.includes(date.slice(5)) || mobilesDe(lireDate(date).annee).includes(date)

/** Whether somebody is at work: Monday to Friday, and no holiday. */
export const isJourOuvre = (date: DateCalendaire) => jourDeSemaine(date) < 5 && !isFerie(date)

/** « Jours ouvrables » of the law: Monday to Saturday, and no holiday. */
export const isJourOuvrable = (date: DateCalendaire) => jourDeSemaine(date) < 6 && !isFerie(date)

/** The working days after `de`, `a` included. */
export function joursOuvres(de: DateCalendaire, a: DateCalendaire): DateCalendaire[] {
  const jours: DateCalendaire[] = []
  for (let jour = addDays(de, 1); jour <= a; jour = addDays(jour, 1))
    if (isJourOuvre(jour)) jours.push(jour)
  return jours
}

/** The day that comes so many days of that kind later; zero: the day itself. */
const ajoute =
  (isCompte: (date: DateCalendaire) => boolean) =>
  (de: DateCalendaire, nombre: number): DateCalendaire => {
    let jour = de
    for (let reste = nombre; reste > 0; reste -= isCompte(jour) ? 1 : 0) jour = addDays(jour, 1)
    return jour
  }

export const ajouteOuvres = ajoute(isJourOuvre)
export const ajouteOuvrables = ajoute(isJourOuvrable)

/** Days on which the European settlement system is closed besides: Good Friday and 26 December. */
const isFermetureT2 = (date: DateCalendaire) =>
  date.endsWith('-12-26') || addDays(paques(lireDate(date).annee), -2) === date

/** Whether money moves: French banks and T2, which settles between them, are both open. */
export const isJourBancaire = (date: DateCalendaire) => isJourOuvre(date) && !isFermetureT2(date)

/** The first day, that one included, on which money moves: transfers and debits wait for it. */
export function jourBancaire(date: DateCalendaire): DateCalendaire {
  let jour = date
  while (!isJourBancaire(jour)) jour = addDays(jour, 1)
  return jour
}
