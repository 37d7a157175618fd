export * from './accessibilite/index.ts'
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
  type ObjetADeux,
  objetsAccord,
  type RefusAccord,
  refusAccord,
} from './accords/accord.ts'
export { type Chemin, ecrireChemin, isMemeValeur, isObjet, lireChemin } from './accords/chemins.ts'
export { peutNommerSeul, separerRoles } from './accords/roles.ts'
export {
  direSensibles,
  type FamilleSensible,
  isOrdinaire,
  libellesFamilleSensible,
  reglagesNonCopies,
  reglagesOrdinaires,
  reglagesSensibles,
  sensibleDe,
} from './accords/sensibles.ts'
export {
  appliquerSensibles,
  changesDepuis,
  type SaisieAccord,
  separerSensibles,
  type ValeursAccord,
} from './accords/separer.ts'
export * from './accueil/index.ts'
export * from './actes/index.ts'
export * from './adresse/abreviations.ts'
export * from './adresse/adresse.ts'
export * from './adresse/demenagement.ts'
export * from './adresse/format.ts'
export * from './adresse/lecture.ts'
export * from './adresse/localite.ts'
export * from './adresse/validation.ts'
export * from './apres-connexion/index.ts'
export * from './audiences/bloc.ts'
export * from './audiences/champs.ts'
export { type FautesAudience, fautesRegle } from './audiences/controle.ts'
export * from './audiences/dire.ts'
export { questionDe } from './audiences/question.ts'
export * from './audiences/regle.ts'
export * from './beneficiaires/inscription.ts'
export * from './beneficiaires/liens.ts'
export * from './beneficiaires/pieces.ts'
export * from './beneficiaires/radiation.ts'
export * from './calendrier/index.ts'
export * from './carte-tp/index.ts'
export * from './changement-situation/index.ts'
export * from './choix/index.ts'
export * from './cles-acces/index.ts'
export * from './clients/charte/depuis-couleur.ts'
export * from './clients/charte/libelles.ts'
export * from './clients/charte/palette.ts'
export * from './clients/fonctionnalites/index.ts'
export * from './clients/ouverture.ts'
export * from './comptes/inscription.ts'
export * from './comptes/mode.ts'
export * from './comptes/mot-de-passe.ts'
export * from './comptes/rapprochement.ts'
export * from './confidentialite/index.ts'
export * from './conseil/besoins.ts'
export * from './conseil/conseil.ts'
export * from './conseil/ipid.ts'
export * from './conseil/renouvellement.ts'
export * from './conservation/index.ts'
export * from './contact/index.ts'
export * from './contrats/index.ts'
export * from './cotisations/avenir.ts'
export * from './cotisations/changement.ts'
export * from './cotisations/echeancier.ts'
export * from './cotisations/impaye.ts'
export * from './cotisations/mandat.ts'
export * from './cotisations/paiement.ts'
export * from './cotisations/periode.ts'
export * from './cotisations/reports.ts'
export * from './cotisations/revision.ts'
export * from './cotisations/tarif.ts'
export * from './deces/index.ts'
export * from './delegation/index.ts'
export * from './demandes/index.ts'
export * from './deport/index.ts'
export * from './documents/index.ts'
export * from './donnees/index.ts'
export * from './droits-personnels/index.ts'
export * from './envois/index.ts'
export * from './evenements/index.ts'
export * from './evolutions/index.ts'
export * from './faq/index.ts'
export * from './fichiers/index.ts'
export * from './garanties/index.ts'
export * from './gardes/index.ts'
export * from './hospitalisation/sejour.ts'
export * from './hospitalisation/simulation-sejour.ts'
export * from './identite/email.ts'
export * from './identite/fournisseur.ts'
export * from './identite/message-nom.ts'
export * from './identite/mot-de-passe.ts'
export * from './identite/mot-de-passe-courant.ts'
export * from './identite/mot-de-passe-personnel.ts'
export * from './identite/nir.ts'
export * from './identite/nir-saisie.ts'
export * from './identite/nom.ts'
export * from './identite/sans-compte.ts'
export * from './imports/index.ts'
export * from './indus/index.ts'
export * from './medical/index.ts'
export * from './montants/index.ts'
export * from './mots/contenu.ts'
export { type FautesMot, indispensablesDe, printContenu, readContenu } from './mots/controle.ts'
export * from './mots/definition.ts'
export * from './mots/ecriture.ts'
export * from './mots/exemples.ts'
export * from './mots/phrase.ts'
export * from './mots/rendu.ts'
export type {
  DeclarationVariable,
  GenreVariable,
  ValeursLibres,
  ValeursMot,
  VariablesMot,
} from './mots/variables.ts'
export * from './navigation/mobile.ts'
export * from './navigation/retour.ts'
export * from './nouveautes/index.ts'
export * from './options/index.ts'
export * from './papiers/index.ts'
export * from './preferences/index.ts'
export * from './prestations/index.ts'
export * from './ratios/index.ts'
export * from './recherche/index.ts'
export * from './reclamation/index.ts'
export * from './regles-date-effet/circonstances.ts'
export * from './regles-date-effet/controler.ts'
export * from './regles-date-effet/essais.ts'
export * from './regles-date-effet/expliquer.ts'
export * from './regles-date-effet/forme.ts'
export * from './regles-date-effet/phrases.ts'
export * from './remboursements/index.ts'
export * from './renonciation/index.ts'
export * from './reseaux-soins/index.ts'
export * from './resiliation/index.ts'
export * from './rib/bic.ts'
export * from './rib/compte.ts'
export * from './rib/compte-personnel.ts'
export * from './rib/fin-iban.ts'
export * from './rib/iban.ts'
export * from './rib/reflexion.ts'
export * from './rib/rib.ts'
export * from './rib/titulaire.ts'
export * from './rib/usage.ts'
export * from './roles/index.ts'
export * from './securite/index.ts'
export * from './sinistres/deces.ts'
export * from './sinistres/declaration.ts'
export * from './sinistres/estimation.ts'
export * from './sinistres/facture.ts'
export * from './sinistres/genre.ts'
export * from './sinistres/indemnites.ts'
export * from './sinistres/signaux.ts'
export * from './sinistres/trouver-soin.ts'
export * from './suppression/index.ts'
export * from './systeme/index.ts'
export * from './telephone/index.ts'
export * from './texte/index.ts'
export * from './validation/index.ts'
export * from './violations/index.ts'
