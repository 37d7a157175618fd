import { contrats, defineCible, personnes, suiviDe } from '../../noyau/fusion/index.ts'
import { sinistre } from './sinistres.schema.ts'

export const sinistresImportes = defineCible({
  nom: 'sinistres',
  table: sinistre,
  cleType: 'uuid',
  cles: [],
  donnees: [
    'numeroContrat',
    'personneId',
    'typeSinistre',
    'dateDebut',
    'dateFin',
    'etapes',
    'indemnisation',
  ],
  refs: [
    { de: 'numero_contrat', champ: 'contrat', vers: contrats },
    { de: 'personne', champ: 'personne', vers: personnes, colonne: 'personneId' },
  ],
  fixes: { id: 's.cle' },
  trouve: 't.id = s.cle',
  cle: 'id',
  importe: `substr(t.id::text, 15, 1) = '8'`,
})

/** Claims of two people who are one. */
export const suiviSinistres = suiviDe([sinistre])
