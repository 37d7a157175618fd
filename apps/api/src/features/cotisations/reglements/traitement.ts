import { randomBytes, randomUUID } from 'node:crypto'
import { type EcheanceAPayer, reglementActe } from '@espace-adherent/contract'
import {
  dateAParis,
  isPayable,
  ligneChangee,
  reprise,
  validatePaiement,
} from '@espace-adherent/domain'
import type { Executor } from '../../../platform/db/index.ts'
import { type AppelantPresume, dire, traite } from '../../actes/index.ts'
import { findImpayeEnCours } from '../../impayes/index.ts'
import { findIndusPayables, isInduPayable } from '../../indus/index.ts'
import { findReservees } from '../index.ts'
import * as mots from './mots.ts'
import { findEcheances, insertPaiement } from './paiements.repository.ts'
import { textes } from './textes.ts'

/** Instalments of a contract, or of a benefit to give back, paid by card. Accepting opens the payment; what pays is the bank's answer. */
export const createReglement = () =>
  traite({
    acte: reglementActe,
    async faits(tx, appelant) {
      const { contrat, now } = appelant
      const impaye =
        contrat.qualite === 'adherent' ? await findImpayeEnCours(tx, contrat) : undefined
      return {
        payables: await findPayables(tx, appelant),
        reprendLe: impaye?.etat === 'suspendue' ? reprise(now).jour : null,
      }
    },
    // Read once more when a clerk accepts: something else may have paid it meanwhile.
    verifie: ({ payables }, data, { client }) => ({
      ...validatePaiement(data, payables),
      ...(client.config.pointDeVente === undefined && { echeances: textes.indisponible }),
    }),
    apply(tx, appelant, { echeances, montant }, _, demandeId) {
      const { clientCode, numeroContrat } = appelant.contrat
      return insertPaiement(tx, {
        id: randomUUID(),
        clientCode,
        numeroContrat,
        compteId: appelant.compteId,
        demandeId,
        reference: `C${numeroContrat}-${randomBytes(6).toString('hex').toUpperCase()}`,
        montant,
        echeances,
        etat: 'initie',
        creeLe: appelant.now,
      })
    },
    resume: ({ payables }, { echeances }) =>
      payables
        .filter(({ id }) => echeances.includes(id))
        .map(({ periodeDebut, dateEcheance, montant }) =>
          ligneChangee(
            (periodeDebut === null ? textes.tropPercu : textes.echeance)(dateEcheance),
            textes.aRegler(montant),
            textes.parCarte(montant),
          ),
        ),
    suite: (fait, _, { montant }) =>
      // Whoever is about to pay is told how it went; who had to wait is told that they can.
      dire(
        fait,
        mots.reglement,
        { montant },
        {
          ton: 'geste',
          vers: '/cotisations',
          ...(!fait.isReprise && { isDite: true }),
        },
      ),
  })

/**
 * What a card may pay today, less what a payment under way may be paying already: contributions are whose contract
 * it is, a benefit to give back is whose it was.
 */
async function findPayables(
  tx: Executor,
  appelant: AppelantPresume<string>,
): Promise<EcheanceAPayer[]> {
  const { contrat, personneId } = appelant
  if (appelant.client.config.pointDeVente === undefined || personneId === null) return []
  const aujourdhui = dateAParis(appelant.now)
  const reservees = await findReservees(tx, contrat)
  const appelees = contrat.qualite === 'adherent' ? await findEcheances(tx, contrat) : []
  const cotisations = appelees
    .filter((echeance) => isPayable(echeance, aujourdhui))
    .map(({ id, periodeDebut, periodeFin, dateEcheance, montant }) => ({
      ...{ id, periodeDebut, periodeFin, dateEcheance, montant },
    }))
  const indus = (await findIndusPayables(tx, contrat, personneId))
    .filter((echeance) => isInduPayable(echeance, aujourdhui))
    .map((echeance) => ({ ...echeance, periodeDebut: null, periodeFin: null }))
  return [...indus, ...cotisations].filter(({ id }) => !reservees.has(id))
}
