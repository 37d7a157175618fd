import { findComptePrestations, findMandats } from '../../noyau/index.ts'
import { champs, definePartie, parContrat, souscritsPar } from '../partie.ts'
import { findReponsesDe } from './personnel.repository.ts'

const compte = {
  contrat: champs.contrat,
  titulaire: 'Titulaire',
  iban: 'IBAN (masqué)',
  bic: 'BIC',
} as const

/** Whole account numbers never come back out of the portal, not even here. */
export const ribDonnees = [
  definePartie({
    cle: 'coordonneesBancaires',
    titre: 'Comptes où vos remboursements sont versés',
    chapitre: 'contrats',
    tables: ['contrat'],
    forme: 'tableau',
    champs: compte,
    lire: (concerne) =>
      parContrat(souscritsPar(concerne), async (contrat) => {
        const {
          ibanMasque,
          ibanEmpreinte: _,
          ...compte
        } = await findComptePrestations(concerne.db, contrat)
        return ibanMasque === null ? [] : [{ ...compte, iban: ibanMasque }]
      }),
  }),
  definePartie({
    cle: 'comptePersonnel',
    titre: 'Compte à votre nom, où vos remboursements sont versés',
    chapitre: 'contrats',
    tables: ['compte_beneficiaire'],
    forme: 'tableau',
    champs: {
      ...compte,
      depuis: champs.jour('Depuis le'),
      refuseLe: champs.instant('Laissé au compte du contrat le'),
    },
    lire: async ({ db, personneId }) => (personneId ? findReponsesDe(db, personneId) : []),
  }),
  definePartie({
    cle: 'mandats',
    titre: 'Mandats de prélèvement',
    chapitre: 'contrats',
    tables: ['mandat'],
    forme: 'tableau',
    champs: {
      ...compte,
      bic: champs.detail('BIC'),
      rum: 'Référence du mandat (RUM)',
      ics: champs.detail('Identifiant du créancier (ICS)'),
      signeLe: champs.jour('Signé le'),
      revoqueLe: champs.jour('Révoqué le'),
    },
    lire: (concerne) =>
      parContrat(souscritsPar(concerne), async (contrat) =>
        (await findMandats(concerne.db, contrat)).map(
          ({ ibanMasque, ibanEmpreinte: _, ...mandat }) => ({
            ...mandat,
            iban: ibanMasque,
          }),
        ),
      ),
  }),
]
