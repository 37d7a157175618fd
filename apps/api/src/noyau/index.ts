export type { DomaineTp } from './carte-tp.schema.ts'
export { reissueCarte, replaceCarte } from './cartes.repository.ts'
export type { CleContrat } from './cle.ts'
export {
  addCleApi,
  type CleApi,
  countClesApi,
  findCleApi,
  holdCleApi,
  listClesApi,
  markCleApiUsed,
  saveCleApi,
  TOPIC_CLES,
} from './cles-api.repository.ts'
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
  saveAccesMedical,
  saveIdentifiant,
  saveMotDePasse,
  savePapiers,
  saveProtection,
  saveRoles,
  shutCompte,
  unshutCompte,
} from './comptes.repository.ts'
export { isOuvert, isPersonnel, nomSimple, travailleIci } from './comptes.schema.ts'
export {
  AUCUN_COMPTE,
  type CleAssure,
  findComptePersonnel,
  findComptePrestations,
  findIbansScelles,
  findMandats,
  isConnuAilleurs,
  replaceMandat,
  saveComptePersonnel,
  saveComptePrestations,
  voidMandat,
} from './comptes-bancaires.repository.ts'
export {
  endContrat,
  keepCovered,
  markPrecontentieux,
  resumeContrat,
  suspendContrat,
} from './contrats.repository.ts'
export {
  payeeAutrement,
  reprice,
  settleCotisations,
  unsettleCotisations,
} from './cotisations.repository.ts'
export {
  type Change,
  changed,
  type Ecriture,
  markTold,
  type Told,
  tellAll,
  together,
  unchanged,
  write,
} from './ecriture.ts'
export {
  findContratsSansEmpreinte,
  findMandatsSansEmpreinte,
  saveEmpreinteContrat,
  saveEmpreinteMandat,
} from './empreintes.repository.ts'
export { findGardesDe, holdGarde, purgeGardes, saveGarde } from './gardes.repository.ts'
export { countInvitations, type Invite, inviterComptes } from './invitations.repository.ts'
export {
  type AncreAssure,
  type AncreContrat,
  type Beside,
  duContrat,
  estContrat,
  findAdherents,
  findComptesAdherents,
  findContratEcrit,
  findCouverts,
  findNomOffre,
  findTitulaire,
  holdContrat,
  isDecede,
  memeContrat,
} from './lectures.repository.ts'
export {
  addOption,
  changeOffre,
  dropOption,
  endOptions,
  revertOffre,
} from './offres.repository.ts'
export {
  addPersonne,
  changePersonne,
  coverPersonne,
  mergeCovers,
  movePersonnes,
  recordDeces,
  saveTelephone,
  uncoverPersonne,
} from './personnes.repository.ts'
export { isContratConsultable } from './presents.schema.ts'
export {
  isPersonneCitee,
  type Purge,
  purgeComptes,
  purgeContrats,
  purgeCotisations,
  purgeOf,
  purgeParContrat,
  purgeParId,
  purgePersonnes,
} from './purges.repository.ts'
export { holdCompte, holdComptes, holdPersonne, holdsCouverture } from './verrous.repository.ts'
