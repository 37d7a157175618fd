export type { Ecriture } from '../ecriture.ts'
export {
  type Cible,
  colonnesDe,
  createEtageSql,
  defineCible,
  type Etages,
  etage,
  nomEtage,
  nomTable,
  type Sort,
  snake,
} from './cible.repository.ts'
export {
  classer,
  classerDisparus,
  classerManquants,
  compterImportes,
  compterSorts,
  lireRejets,
  refuserDoublons,
  remonter,
} from './classement.repository.ts'
export {
  comptes,
  findComptesReunis,
  followContrats,
  moveComptes,
  ouvrirComptes,
  refuserComptesPris,
} from './comptes.repository.ts'
export {
  contrats,
  cotisations,
  findRescellesComptes,
  listeContrat,
  listesContrat,
  offres,
  refuserMandatsPris,
  saveRescellesComptes,
} from './contrats.repository.ts'
export {
  ajouterLotsParCle,
  ajouterLotsParContrat,
  analyserTables,
  createLots,
  fusionner,
  idsEcrits,
  type Lot,
  lireLots,
  lirePresents,
  lotsDe,
  type Presents,
  relier,
  supprimer,
  tenirContrats,
} from './fusion.repository.ts'
export {
  countMerged,
  findReunis,
  followChains,
  fusions,
  nameKept,
  type Reuni,
  refuseFusions,
} from './fusions.repository.ts'
export {
  compterReconnus,
  findRescelles,
  nameReconnus,
  personnes,
  rapprocher,
  refuserRattaches,
  renommer,
  saveRescelles,
} from './personnes.repository.ts'
export {
  findComptesADeplacer,
  hideMerged,
  moveComptePersonnel,
  pairesDe,
  type Reunis,
  renameStaged,
  type Suivi,
  suiviDe,
} from './reunion.repository.ts'
