export {
  type Administrateur,
  debutAccords,
  type EtatAccord,
  etatAccordApres,
  etatsAccord,
  expirationAccord,
  finPatience,
  type GesteAccord,
  gestesAccord,
  gestesAccordes,
  isAccordOuvert,
  isPreuveForte,
  isUneSeulePersonne,
  limitesAccord,
  type RefusAccord,
  refusAccord,
} from './accord.ts'
export { type Chemin, ecrireChemin, isMemeValeur, isObjet, lireChemin } from './chemins.ts'
export { peutNommerSeul, separerRoles } from './roles.ts'
export {
  direSensibles,
  type FamilleSensible,
  isOrdinaire,
  libellesFamilleSensible,
  reglagesNonCopies,
  reglagesOrdinaires,
  reglagesSensibles,
  sensibleDe,
} from './sensibles.ts'
export {
  appliquerSensibles,
  changesDepuis,
  type SaisieAccord,
  separerSensibles,
  type ValeursAccord,
} from './separer.ts'
