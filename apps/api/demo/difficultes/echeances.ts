import { addDays } from '@espace-adherent/domain'
import type { EcheanceDemo } from '../dossiers/cotisations.ts'
import { ENTREPRISE, SANTE } from './nora.ts'

/** The health contract has been suspended since yesterday: the notice is thirty-two days old. */
export const NOTICE = 32
const REJETS = 2
/** Her employment ended three weeks before a clerk heard of it. */
export const PORTABILITE = 14

export const finEmploiLe = (aujourdhui: string) => addDays(aujourdhui, -(PORTABILITE + 21))

/** What Nora was asked to pay, and what her bank sent back. */
export const echeancesDeNora = (toutes: EcheanceDemo[], aujourdhui: string) =>
  rejeter(sansPortabilite(toutes, aujourdhui), aujourdhui)

/** Cover that goes on after an employment costs nothing: her employer paid for her until then. */
const sansPortabilite = (echeances: EcheanceDemo[], aujourdhui: string) =>
  echeances.filter(
    ({ numeroContrat, periodeDebut }) =>
      numeroContrat !== ENTREPRISE || periodeDebut <= finEmploiLe(aujourdhui),
  )

/** The last debits that a bank had the time to send back before the notice left. */
function rejeter(echeances: EcheanceDemo[], aujourdhui: string) {
  const avant = addDays(aujourdhui, -NOTICE - 5)
  const rejetees = echeances
    .filter(({ numeroContrat, dateEcheance }) => numeroContrat === SANTE && dateEcheance <= avant)
    .slice(-REJETS)
  return echeances.map((echeance) =>
    rejetees.includes(echeance)
      ? { ...echeance, etat: 'rejetee' as const, motifRejet: 'AM04' }
      : echeance,
  )
}
