import { libellesEtatImpression } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'

const lu = { isCalcule: true } as const

/** Papers to be posted: the print service takes them as a file, then says that they have left. */
export const impressionsGestion = defineGestion({
  key: 'impressions',
  slice: 'papiers',
  path: '/impressions',
  libelle: 'Courriers à imprimer',
  singulier: 'un courrier',
  ecran: {
    chemin: 'impressions',
    section: 'traiter',
    titre: 'Courriers',
    intro:
      'Les documents de ceux qui les reçoivent sur papier\u00a0: à ouvrir et imprimer, ou à exporter pour l’imprimeur, puis à marquer «\u00a0Remis à La Poste\u00a0».',
  },
  champs: {
    le: { ...lu, genre: 'jour', libelle: 'Date du courrier', isFiltre: true },
    numeroContrat: {
      ...lu,
      genre: 'texte',
      libelle: 'Contrat',
      max: 40,
      isFiltre: true,
      isInsecable: true,
    },
    titre: { ...lu, genre: 'texte', libelle: 'Document', max: 200 },
    documentId: { ...lu, genre: 'texte', libelle: 'Référence du document', max: 40 },
    etat: { genre: 'choix', libelle: 'État', choix: libellesEtatImpression, isFiltre: true },
  },
  colonnes: ['titre', 'numeroContrat', 'le', 'etat'],
  titre: 'titre',
  recherche: ['titre', 'numeroContrat'],
  tri: '-le',
  droits: droitsDe('demandes', ['list', 'export', 'update']),
})
