import { listeContrat } from '../../noyau/fusion/index.ts'
import { fonctionnaliteContrat } from './portail.schema.ts'

/** The exceptions of a contract to what its client opens: a list of the contract. */
export const fonctionnalitesImportees = listeContrat(128, {
  nom: 'fonctionnalites',
  table: fonctionnaliteContrat,
  cles: ['numeroContrat', 'fonctionnalite'],
  donnees: ['isActivated'],
})
