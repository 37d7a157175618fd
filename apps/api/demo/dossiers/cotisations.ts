import { daysInMonth, type EtatCotisation, jourBancaire } from '@espace-adherent/domain'
import type { CodeClient, ContratDemo } from '../types.ts'

/** Whoever gave no account (Jeanne, Samira) pays by cheque, every quarter: no mandate. */
const isParCheque = ({ compteBancaire }: ContratDemo) => !compteBancaire

/** What a contract costs for the month of a day, in cents. */
export type ParMois = (contrat: ContratDemo, jour: string) => number

/** One instalment. */
export type EcheanceDemo = Omit<ReturnType<typeof echeancesDe>[number], 'etat'> & {
  etat: EtatCotisation
}

/** Hugo's account was short one month. */
const REJET = { numeroContrat: '20450003', motifRejet: 'AM04' }

const deux = (nombre: number) => String(nombre).padStart(2, '0')

/** Last year, this one and the next, for contracts that are in force; the last two of one that has ended. */
export function cotisationsDe(
  contrats: readonly ContratDemo[],
  aujourdhui: string,
  parMois: ParMois,
): EcheanceDemo[] {
  return contrats
    .filter(({ etat }) => etat === 'valide' || etat === 'resilie')
    .flatMap((contrat) => {
      const echeances = echeancesDe(contrat, aujourdhui, parMois)
      const passees = echeances.filter(({ etat }) => etat === 'payee')
      // Not the very last one: it has had the time to come back.
      const rejetee = contrat.numero === REJET.numeroContrat ? passees.at(-2) : undefined
      return echeances.map((echeance) =>
        echeance === rejetee
          ? { ...echeance, etat: 'rejetee' as const, motifRejet: REJET.motifRejet }
          : echeance,
      )
    })
}

function echeancesDe(contrat: ContratDemo, aujourdhui: string, parMois: ParMois) {
  const { numero, dateDebut, dateFin, isMandatInutilise } = contrat
  const pas = isParCheque(contrat) ? 3 : 1
  const codeModePaiement = isMandatInutilise || isParCheque(contrat) ? 'CHQ' : 'PRE'
  const couverts = (an: number, i: number) =>
    Array.from({ length: pas }, (_, m) => i * pas + m + 1).filter(
      (mois) => `${an}-${deux(mois)}` >= dateDebut.slice(0, 7),
    )
  return anneesDe(contrat, aujourdhui).flatMap((an) =>
    Array.from({ length: 12 / pas }, (_, i) => {
      const mois = couverts(an, i)
      const [premier = 1, dernier = premier] = [mois[0], mois.at(-1)]
      const dateEcheance = jourBancaire(`${an}-${deux(premier)}-05`)
      const etat: EtatCotisation = dateEcheance <= aujourdhui ? 'payee' : 'a_venir'
      return {
        numeroContrat: numero,
        periodeDebut: `${an}-${deux(premier)}-01`,
        periodeFin: `${an}-${deux(dernier)}-${daysInMonth(an, dernier)}`,
        dateEcheance,
        montant: mois.reduce((somme, m) => somme + parMois(contrat, `${an}-${deux(m)}-01`), 0),
        etat,
        motifRejet: null as string | null,
        codeModePaiement,
      }
    }).filter(
      ({ periodeDebut, periodeFin }) =>
        periodeFin >= dateDebut && (dateFin === null || periodeDebut <= dateFin),
    ),
  )
}

/** The years that a contract has schedules of. */
function anneesDe({ dateFin }: ContratDemo, aujourdhui: string): number[] {
  const annee = Number((dateFin ?? aujourdhui).slice(0, 4))
  return dateFin ? [annee - 1, annee] : [annee - 1, annee, annee + 1]
}

/** Creditor identifiers that belong to nobody. */
const ics: Record<CodeClient, string> = { horizon: 'FR98ZZZ999001', atlas: 'FR98ZZZ999002' }

/** Those who are debited signed a mandate the day they joined; with the contract, it ended. */
export const mandatsDe = (client: CodeClient, contrats: readonly ContratDemo[]) =>
  contrats.flatMap(({ numero, etat, dateDebut, dateFin, compteBancaire }) =>
    (etat === 'valide' || etat === 'resilie') && compteBancaire
      ? [
          {
            numeroContrat: numero,
            rum: `${client.slice(0, 3).toUpperCase()}${numero}0001`,
            ics: ics[client],
            signeLe: dateDebut,
            ...(etat === 'resilie' && { revoqueLe: dateFin }),
            ...compteBancaire,
          },
        ]
      : [],
  )
