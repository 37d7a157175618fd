export type { CleContrat } from './cle.ts'
export {
  activateCompte,
  bindCompte,
  closeCompte,
  markEmailRejected,
  type NouveauCompte,
  openCompte,
  type Protection,
  renameCompte,
  reopenCompte,
  saveIdentifiant,
  saveMotDePasse,
  savePapiers,
  saveProtection,
  saveRoles,
  shutCompte,
  unshutCompte,
} from './comptes.repository.ts'
export { isOuvert, isPersonnel, nomSimple } from './comptes.schema.ts'
export {
  endContrat,
  markPrecontentieux,
  resumeContrat,
  suspendContrat,
} from './contrats.repository.ts'
export { isContratConsultable } from './contrats.schema.ts'
export { payeeAutrement, settleCotisations } from './cotisations.repository.ts'
export {
  type Change,
  changed,
  type Ecriture,
  type Groupe,
  markTold,
  type Told,
  tellAll,
  together,
  unchanged,
  write,
} from './ecriture.ts'
export {
  duContrat,
  estContrat,
  findAdherents,
  findComptesAdherents,
  findContratEcrit,
  findCouverts,
  findNomOffre,
  findTitulaire,
  holdContrat,
  memeContrat,
} from './lectures.repository.ts'
export {
  addPersonne,
  changePersonne,
  coverPersonne,
  movePersonnes,
  saveTelephone,
  uncoverPersonne,
} from './personnes.repository.ts'
export {
  type Purge,
  purgeComptes,
  purgeContrats,
  purgeCotisations,
  purgeOf,
  purgeParContrat,
  purgeParId,
  purgePersonnes,
} from './purges.repository.ts'
