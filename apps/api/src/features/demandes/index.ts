export { type Annonce, annonce, announce, type Destinataire } from './annonces.ts'
export { createDelais, type Delais } from './delais.ts'
export { coursDe, referenceDe, type Suite } from './demande.ts'
export { type DemandeRow, findAAppliquer, isCleDejaPrise } from './demandes.repository.ts'
export type { Moteur, Reprise } from './moteur.ts'
export { demandesMots, planifiee as planifieeMot } from './mots.ts'
export { attachPieces, type PieceJointe } from './pieces.ts'
export { type Ecrite, type Envoi, empreinteDe, findRejouee, writeDemande } from './reception.ts'
export {
  createDemandesSource,
  createDossierSource,
  createGesteDemandeSource,
  createTraitementSource,
  type DemandesDeps,
} from './source.ts'
export { textes as textesDemandes } from './textes.ts'
export { trace } from './trace.ts'
export { take } from './verrou.ts'
