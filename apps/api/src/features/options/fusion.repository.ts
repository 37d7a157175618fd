import { defineCible, offres } from '../../noyau/fusion/index.ts'
import { renfort } from './options.schema.ts'

/** What an offer of the files can be reinforced by: a list of the offer. */
export const renfortsImportes = defineCible({
  nom: 'renforts',
  table: renfort,
  cles: ['nomOffre', 'code'],
  donnees: ['libelle', 'description', 'montantMensuel', 'ordre', 'repondA', 'apports'],
  trouve: 't.nom_offre = s.nom_offre and t.code = s.code',
  cle: 'nom_offre',
  contrat: null,
  parent: {
    cible: offres,
    bit: 1,
    siens: 'join renfort t on t.client_code = $client and t.nom_offre = p.cle',
  },
})
