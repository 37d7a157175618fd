import { daysInMonth, type EtatCotisation } from '@espace-adherent/domain'
import type { CodeClient, ContratDemo } from '../types.ts'

type Tarif = {
  /** In cents, for a month of the present year. */
  parMois: number
  codeModePaiement: 'PRE' | 'CHQ'
  /** In months. */
  pas: 1 | 3
}

const mensuel = (parMois: number): Tarif => ({ parMois, codeModePaiement: 'PRE', pas: 1 })

const tarifs: Record<string, Tarif> = {
  '20450001': mensuel(12_840),
  '20450002': mensuel(2450),
  '20450003': mensuel(5490),
  // She pays by cheque, every quarter: no mandate.
  '20450005': { parMois: 8620, codeModePaiement: 'CHQ', pas: 3 },
  '70310001': mensuel(9180),
  '70310002': mensuel(1790),
}
const PAR_DEFAUT = mensuel(3170)

/** Prices go up by three percent a year, to the cent. */
const parMoisEn = (parMois: number, ecart: number) => Math.round(parMois * 1.03 ** ecart)

/** Hugo's account was short one month. */
const REJET = { numeroContrat: '20450003', motifRejet: 'AM04' }

const deux = (nombre: number) => String(nombre).padStart(2, '0')

/** Last year, this one and the next, for contracts that are in force. */
export function cotisationsDe(contrats: readonly ContratDemo[], aujourdhui: string) {
  return contrats
    .filter(({ etat }) => etat === 'valide')
    .flatMap((contrat) => {
      const echeances = echeancesDe(contrat, aujourdhui)
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

function echeancesDe({ numero, dateDebut }: ContratDemo, aujourdhui: string) {
  const annee = Number(aujourdhui.slice(0, 4))
  const { parMois, codeModePaiement, pas } = tarifs[numero] ?? PAR_DEFAUT
  return [-1, 0, 1].flatMap((ecart) =>
    Array.from({ length: 12 / pas }, (_, i) => {
      const [an, premier, dernier] = [annee + ecart, i * pas + 1, (i + 1) * pas]
      const dateEcheance = `${an}-${deux(premier)}-05`
      const etat: EtatCotisation = dateEcheance <= aujourdhui ? 'payee' : 'a_venir'
      return {
        numeroContrat: numero,
        periodeDebut: `${an}-${deux(premier)}-01`,
        periodeFin: `${an}-${deux(dernier)}-${daysInMonth(an, dernier)}`,
        dateEcheance,
        montant: parMoisEn(parMois, ecart) * pas,
        etat,
        motifRejet: null as string | null,
        codeModePaiement,
      }
    }).filter(({ periodeFin }) => periodeFin >= dateDebut),
  )
}

/** Creditor identifiers that belong to nobody. */
const ics: Record<CodeClient, string> = { horizon: 'FR98ZZZ999001', atlas: 'FR98ZZZ999002' }

/** Those who are debited signed a mandate the day they joined. */
export const mandatsDe = (client: CodeClient, contrats: readonly ContratDemo[]) =>
  contrats.flatMap(({ numero, etat, dateDebut, compteBancaire }) =>
    etat === 'valide' && compteBancaire && (tarifs[numero] ?? PAR_DEFAUT).codeModePaiement === 'PRE'
      ? [
          {
            numeroContrat: numero,
            rum: `${client.slice(0, 3).toUpperCase()}${numero}0001`,
            ics: ics[client],
            signeLe: dateDebut,
            ...compteBancaire,
          },
        ]
      : [],
  )
