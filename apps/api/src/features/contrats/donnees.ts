import {
  libellesEtatContrat,
  libellesMotifRadiation,
  libellesRole,
  libellesTypeContrat,
} from '@espace-adherent/domain'
import { champs, definePartie, parContrat, portionsDe } from '../partie.ts'
import { findAnciennesOffres, findAnciensContrats, findContrats } from './contrats.repository.ts'

const qualite = 'Votre place au contrat'
const qualites = { adherent: libellesRole.User, beneficiaire: libellesRole.Beneficiaire }

export const contratsDonnees = [
  definePartie({
    cle: 'contrats',
    titre: 'Contrats qui vous couvrent',
    chapitre: 'contrats',
    isPremiere: true,
    tables: ['contrat', 'assure'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      nomOffre: 'Offre',
      type: 'Type',
      etat: 'État',
      qualite,
      dateDebut: champs.jour('Début'),
      dateFin: champs.jour('Fin'),
      portabiliteJusquAu: champs.jour('Portabilité jusqu’au'),
      isPrecontentieux: champs.detail('Cotisations en retard, avant toute action en justice'),
      codeModePaiement: champs.detail('Code du mode de versement des remboursements'),
    },
    lire: async ({ db, client, personneId }) =>
      personneId === null
        ? []
        : (await findContrats(db, client.code, personneId)).map(
            ({ numero, typeContrat, etat, nomOffre, qualite, dateDebut, dateFin, ...row }) => ({
              contrat: numero,
              nomOffre,
              type: libellesTypeContrat[typeContrat],
              etat: libellesEtatContrat[etat],
              qualite: qualites[qualite],
              dateDebut,
              dateFin,
              portabiliteJusquAu: row.portabiliteJusquAu,
              // How a contract is paid is its adherent's affair.
              isPrecontentieux: qualite === 'adherent' ? row.isPrecontentieux : null,
              codeModePaiement: qualite === 'adherent' ? row.codeModePaiement : null,
            }),
          ),
  }),
  definePartie({
    cle: 'anciensContrats',
    titre: 'Contrats qui vous ont couvert',
    chapitre: 'contrats',
    tables: ['ancien_assure'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      nomOffre: 'Offre',
      qualite,
      lien: 'Lien',
      dateDebut: champs.jour('Début'),
      dateFin: champs.jour('Fin'),
      motif: 'Motif',
    },
    lire: async ({ db, client, personneId }) =>
      personneId === null
        ? []
        : (await findAnciensContrats(db, client.code, personneId)).map((row) => ({
            ...row,
            qualite: qualites[row.qualite],
            motif: libellesMotifRadiation[row.motif],
          })),
  }),
  definePartie({
    cle: 'anciennesOffres',
    titre: 'Offres précédentes de vos contrats',
    chapitre: 'contrats',
    tables: ['ancien_niveau'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      nomOffre: 'Offre',
      du: champs.jour('Du'),
      au: champs.jour('Au'),
    },
    lire: (concerne) =>
      parContrat(portionsDe(concerne), (portion) => findAnciennesOffres(concerne.db, portion)),
  }),
]
