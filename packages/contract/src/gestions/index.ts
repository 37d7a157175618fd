import { audiencesGestion } from '../audiences/gestion.ts'
import { gelsGestion } from '../conservation/index.ts'
import { contenusGestion } from '../contenu/gestion.ts'
import { evolutionsGestion } from '../evolutions/index.ts'
import { questionsGestion, synonymesGestion } from '../faq/gestion/index.ts'
import { gardesGestion } from '../gardes/gestion.ts'
import type { Gestion } from '../gestion/index.ts'
import { historiqueGestion } from '../historique/index.ts'
import { impayesGestion } from '../impayes/index.ts'
import { lotsGestion } from '../imports/gestion.ts'
import { indusGestion } from '../indus/gestion.ts'
import { bibliothequesGestion, tagsGestion } from '../mediatheque/gestion.ts'
import {
  editionsGestion,
  etiquettesGestion,
  mailsGestion,
  traductionsGestion,
} from '../mots/gestion.ts'
import { nouveautesGestion } from '../nouveautes/gestion.ts'
import { renfortsGestion } from '../options/gestion.ts'
import { impressionsGestion } from '../papiers/gestion.ts'
import { portabilitesGestion } from '../portabilite/index.ts'
import { ratiosGestion } from '../ratios/gestion.ts'
import { referentielGestions } from '../referentiel/gestion.ts'
import { reseauxSoinsGestion } from '../reseaux-soins/gestion.ts'
import { clesSystemeGestion } from '../systeme/gestion.ts'
import { tarifsSoinsGestion } from '../tarifs-soins/gestion.ts'
import { tropVersesGestion } from '../trop-verses/index.ts'
import { utilisateursGestion } from '../utilisateurs/gestion.ts'
import { violationsGestion } from '../violations/index.ts'
import {
  motifsGestion,
  reclamationsGestion,
  registreDroitsGestion,
  registreGestion,
} from './demandes.ts'
import { actesDates, essaisDateEffetGestion, reglesDateEffetGestion } from './regles-date-effet.ts'

export type { ActuelGarde } from '../gardes/gestion.ts'
export { codesRejet } from '../imports/codes.ts'
export type { Entite } from '../imports/entites/definition.ts'
export type { EnvoiRecu } from '../imports/envoi.ts'
export type { AvancementLot, BilanLot } from '../imports/gestion.ts'
export * from '../imports/paths.ts'
export type { LignesReclamees } from '../indus/gestion.ts'
export { REMISE_CLE_PATH } from '../systeme/paths.ts'
export type { GesteMotif } from './demandes.ts'
export {
  actesDates,
  audiencesGestion,
  bibliothequesGestion,
  clesSystemeGestion,
  contenusGestion,
  essaisDateEffetGestion,
  evolutionsGestion,
  gardesGestion,
  gelsGestion,
  historiqueGestion,
  impayesGestion,
  impressionsGestion,
  indusGestion,
  lotsGestion,
  motifsGestion,
  nouveautesGestion,
  portabilitesGestion,
  questionsGestion,
  ratiosGestion,
  reclamationsGestion,
  referentielGestions,
  registreDroitsGestion,
  registreGestion,
  reglesDateEffetGestion,
  renfortsGestion,
  reseauxSoinsGestion,
  synonymesGestion,
  tagsGestion,
  tarifsSoinsGestion,
  tropVersesGestion,
  utilisateursGestion,
  violationsGestion,
}

/** Every table that staff look after, by its key. The server must bring what keeps each. */
export const gestions = {
  ...referentielGestions,
  nouveautes: nouveautesGestion,
  historique: historiqueGestion,
  motifs: motifsGestion,
  demandes: registreGestion,
  reclamations: reclamationsGestion,
  'droits-personnels': registreDroitsGestion,
  contenu: contenusGestion,
  faq: questionsGestion,
  synonymes: synonymesGestion,
  bibliotheques: bibliothequesGestion,
  tags: tagsGestion,
  audiences: audiencesGestion,
  'tarifs-soins': tarifsSoinsGestion,
  gels: gelsGestion,
  utilisateurs: utilisateursGestion,
  violations: violationsGestion,
  impayes: impayesGestion,
  indus: indusGestion,
  lots: lotsGestion,
  'trop-verses': tropVersesGestion,
  portabilites: portabilitesGestion,
  gardes: gardesGestion,
  'cles-systeme': clesSystemeGestion,
  impressions: impressionsGestion,
  ratios: ratiosGestion,
  renforts: renfortsGestion,
  'reseaux-soins': reseauxSoinsGestion,
  evolutions: evolutionsGestion,
  'mots.mail': mailsGestion,
  'mots.edition': editionsGestion,
  'mots.etiquette': etiquettesGestion,
  'mots.traduction': traductionsGestion,
  'regle-date-effet': reglesDateEffetGestion,
  'essai-date-effet': essaisDateEffetGestion,
} as const
export type CleGestion = keyof typeof gestions

export const gestionDe = (key: string): Gestion | undefined =>
  Object.hasOwn(gestions, key) ? (gestions[key as CleGestion] as unknown as Gestion) : undefined
