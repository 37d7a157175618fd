export {
  type Annonce,
  annonce,
  announce,
  announceVers,
  contratDit,
  type Destinataire,
  mailDe,
  prenomSalue,
} from './annonces.ts'
export { adresseDe, direSuite, type SuiteActe } from './suite.ts'
export {
  type Agissant,
  type Auteur,
  type Avis,
  type Concerne,
  compteDe,
  type Lettre,
  type Ligne,
  membreDe,
  type Nouvelle,
  note,
  type Preuve,
  type Qui,
  quiDe,
  tell,
} from './tell.ts'
