import { defineCible, offres } from '../../noyau/fusion/index.ts'
import { renfort } from './options.schema.ts'

/** Of an offer, the reinforcements that can be added to it. */
export const renfortsImportes = defineCible({
  nom: 'renforts',
  table: renfort,
  cle: 'nom_offre',
  cles: ['nomOffre', 'code'],
  donnees: ['libelle', 'description', 'montantMensuel', 'ordre', 'repondA', 'apports'],
  trouve: 't.nom_offre = s.nom_offre and t.code = s.code',
  contrat: null,
  parent: {
    cible: offres,
    bit: 1,
    siens: 'join renfort t on t.client_code = $client and t.nom_offre = p.cle',
  },
})
