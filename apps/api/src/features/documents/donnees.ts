import { libellesCanal, libellesPapier } from '@espace-adherent/domain'
import { champs, definePartie, parContrat } from '../partie.ts'
import { findTousDocuments } from './documents.repository.ts'

/** Their list: each of them is there to be opened in « Documents ». */
export const documentsDonnees = definePartie({
  cle: 'documents',
  titre: 'Documents et courriers',
  chapitre: 'echanges',
  tables: ['document'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    date: champs.jour('Le'),
    nature: 'Nature',
    titre: 'Titre',
    personne: 'Pour',
    canal: champs.detail('Envoyé par'),
    nomFichier: champs.detail('Nom du fichier'),
  },
  async lire({ db, client, personneId: lecteurId, soins, perimetres }) {
    if (lecteurId === null) return []
    const contrats = new Set([...perimetres, ...soins].map(({ numeroContrat }) => numeroContrat))
    const portions = [...contrats].map((numeroContrat) => ({
      clientCode: client.code,
      numeroContrat,
      personneId: null,
      lecteurId,
      personneIds: soins
        .filter((portion) => portion.numeroContrat === numeroContrat)
        .map(({ personneId }) => personneId),
      isAdherent: perimetres.some(
        (perimetre) =>
          perimetre.numeroContrat === numeroContrat && perimetre.qualite === 'adherent',
      ),
    }))
    return parContrat(portions, async (portion) =>
      (await findTousDocuments(db, portion)).map(({ nature, canal, ...document }) => ({
        ...document,
        nature: libellesPapier[nature],
        canal: canal && libellesCanal[canal],
      })),
    )
  },
})
