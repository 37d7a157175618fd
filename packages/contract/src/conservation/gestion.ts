import { defineGestion, droitsDe } from '../gestion/define.ts'

/** Contracts whose data nothing may delete: a lawsuit, an inquiry. */
export const gelsGestion = defineGestion({
  key: 'gels',
  slice: 'conservation',
  path: '/conservation/gels',
  libelle: 'Dossiers gelés',
  singulier: 'un gel',
  vide: 'Aucun dossier n’est gelé. Un contentieux, une enquête\u00a0? Gelez le contrat\u00a0: rien n’en sera supprimé, quel que soit son âge.',
  champs: {
    numeroContrat: { genre: 'texte', libelle: 'Contrat', max: 40, isInsecable: true },
    motif: {
      genre: 'texteLong',
      libelle: 'Pourquoi',
      max: 300,
      aide: 'Contentieux, enquête, demande d’une autorité. Aucun nom, aucune donnée de santé.',
    },
    jusquAu: {
      genre: 'jour',
      libelle: 'Jusqu’au',
      isFacultatif: true,
      aide: 'Sans date, le gel dure jusqu’à sa suppression.',
    },
  },
  colonnes: ['numeroContrat', 'motif', 'jusquAu'],
  titre: 'numeroContrat',
  recherche: ['numeroContrat', 'motif'],
  tri: 'numeroContrat',
  droits: droitsDe('parametrage'),
})
