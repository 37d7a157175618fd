import { dateAParis, libellesEtatCotisation } from '@espace-adherent/domain'
import { champs, definePartie, parContrat, souscritsPar } from '../partie.ts'
import { findCompte } from './cotisations.repository.ts'

export const cotisationsDonnees = definePartie({
  cle: 'cotisations',
  titre: 'Cotisations',
  chapitre: 'contrats',
  tables: ['cotisation', 'report_cotisation'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    dateEcheance: champs.jour('Échéance'),
    periodeDebut: champs.jour('Du'),
    periodeFin: champs.jour('Au'),
    montant: champs.montant('Montant'),
    report: champs.montant('Report d’autres échéances, compris dans le montant'),
    etat: 'État',
    motifRejet: champs.detail('Motif du rejet'),
    codeModePaiement: champs.detail('Code du mode de paiement'),
  },
  lire: (concerne) =>
    parContrat(souscritsPar(concerne), async ({ clientCode, numeroContrat }) => {
      const jour = dateAParis(concerne.now)
      const { echeances } = await findCompte(concerne.db, { clientCode, numeroContrat }, jour, [])
      return echeances.map(({ prixMensuels: _, ...echeance }) => ({
        ...echeance,
        etat: libellesEtatCotisation[echeance.etat],
      }))
    }),
})
