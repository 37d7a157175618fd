import { defineCible } from '../../noyau/fusion/index.ts'
import { reseauSoins } from './reseaux-soins.schema.ts'

/** Without their pictures, which staff look after. */
export const reseauxImportes = defineCible({
  nom: 'reseaux',
  table: reseauSoins,
  cles: ['reseau'],
  donnees: ['url', 'numOmc', 'icon', 'imageForm', 'description', 'ordre'],
  trouve: 't.reseau = s.reseau',
  cle: 'reseau',
  contrat: null,
})
