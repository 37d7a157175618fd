import { approbationsResource } from './accords/a-deux.ts'
import { accordsResource } from './accords/index.ts'
import {
  apercuResource,
  brouillonsResource,
  changementsResource,
  demarchesResource,
  faitsResource,
} from './actes/index.ts'
import { propositionsAdresseResource } from './adresse/propositions.ts'
import { appareilsResource } from './appareils/index.ts'
import {
  appartenanceAudienceResource,
  choixAudienceResource,
  exemplesAudienceResource,
  mesureAudienceResource,
  reperesAudienceResource,
} from './audiences/index.ts'
import { carteTpResource, portefeuilleResource } from './carte-tp/index.ts'
import { clientsResource } from './clients/resource.ts'
import { compteursResource } from './compteurs/index.ts'
import { accordsSoinsResource, soinSecretResource } from './confidentialite/index.ts'
import { conseilResource, ipidResource } from './conseil/index.ts'
import { consentementsResource } from './consentements/index.ts'
import { conservationResource, passagesResource } from './conservation/index.ts'
import { apercuContenusResource } from './contenu/gestion.ts'
import { blocklistsResource, contenusMembreResource } from './contenu/index.ts'
import { contratsResource } from './contrats/index.ts'
import { cotisationsResource, paiementsCotisationResource } from './cotisations/index.ts'
import {
  delegationsResource,
  gesteDelegationResource,
  retourDelegationResource,
} from './delegation/index.ts'
import {
  absencesResource,
  apercuLotResource,
  apercuTraitementResource,
  avisMedicalResource,
  comparaisonResource,
  courrierResiliationResource,
  dossierTraitementResource,
  journeeResource,
  lotTraitementResource,
  piecesTraitementResource,
  preuveTraitementResource,
  rechercheResource,
  reperesResource,
  secretMedicalResource,
  suivanteResource,
  tableauDemandesResource,
  traitementResource,
  transmettreMedicalResource,
  vuesFileResource,
} from './demandes/gestion/index.ts'
import {
  demandesResource,
  dossierResource,
  gesteDemandeResource,
  piecesResource,
  preuveResource,
} from './demandes/index.ts'
import { attestationResource, courriersResource, gedResource } from './documents/index.ts'
import { consultationsResource, donneesResource } from './donnees/index.ts'
import {
  apercuEnvoiResource,
  dossierEnvoiResource,
  envoisResource,
  essaiEnvoiResource,
  gesteEnvoiResource,
  suppressionsEnvoiResource,
} from './envois/index.ts'
import { evenementsResource } from './evenements/index.ts'
import { notificationEvolutionsResource } from './evolutions/index.ts'
import {
  exploitationResource,
  importsResource,
  jobsResource,
  misesDeCoteResource,
  pauseJobsResource,
  relanceJobsResource,
} from './exploitation/index.ts'
import {
  aTraiterFaqResource,
  categoriesFaqResource,
  ordreFaqResource,
} from './faq/gestion/index.ts'
import { faqContentResource, faqSearchResource } from './faq/index.ts'
import { garantiesResource } from './garanties/index.ts'
import { brouillonsPersonnelResource } from './gestion/brouillons.ts'
import { exportsResource } from './gestion/exports.ts'
import { presenceResource } from './gestion/presence.ts'
import { vuesResource } from './gestion/vues.ts'
import { controleHistoriqueResource, histoireElementResource } from './historique/controle.ts'
import { lignesInduResource, mesIndusResource } from './indus/index.ts'
import { documentsResource } from './mediatheque/documents.ts'
import { apercuMotResource, essaiMotResource } from './mots/reglages.ts'
import { notificationsResource } from './notifications/index.ts'
import { apercuNouveautesResource } from './nouveautes/apercu.ts'
import { nouveautesResource } from './nouveautes/index.ts'
import { optionAffiliationResource, radiationRenfortResource } from './options/renforts.ts'
import { archiveResource, papierAPosterResource } from './papiers/index.ts'
import { clientResource } from './portail/client.ts'
import { profilResource } from './profil/index.ts'
import { rechercheMembreResource } from './recherche/index.ts'
import { importReferentielResource } from './referentiel/import.ts'
import { codePostalResource, referentielResources } from './referentiel/index.ts'
import { offresRegleResource } from './regles-date-effet/index.ts'
import {
  paiementsResource,
  prestationsResource,
  remboursementsResource,
  tiersPrestationsResource,
} from './remboursements/index.ts'
import { reseauxSoinsResource } from './reseaux-soins/index.ts'
import { comptePersonnelResource, coordonneesBancairesResource } from './rib/index.ts'
import {
  accesMedicalResource,
  droitsResource,
  ficheRoleResource,
  verificationResource,
} from './roles/index.ts'
import {
  simulateurResource,
  simulationResource,
  simulationSejourResource,
} from './simulateur/index.ts'
import { estimationResource, signauxFactureResource, sinistresResource } from './sinistres/index.ts'
import { situationContractuelleResource } from './situation/index.ts'
import { connexionCounterResource, statistiquesUsersResource } from './statistiques/index.ts'
import { alertesLectureResource } from './surveillance/index.ts'
import { comptesMembresResource } from './utilisateurs/index.ts'
import { personneResource } from './utilisateurs/personne.ts'
import { informationViolationsResource, personnesToucheesResource } from './violations/index.ts'

/** Every resource of the portal, by name. The server must bring a source for each. */
export const registry = {
  client: clientResource,
  clients: clientsResource,
  contrats: contratsResource,
  profil: profilResource,
  situationContractuelle: situationContractuelleResource,
  optionAffiliation: optionAffiliationResource,
  radiationRenfort: radiationRenfortResource,
  nouveautes: nouveautesResource,
  garanties: garantiesResource,
  simulateur: simulateurResource,
  simulation: simulationResource,
  simulationSejour: simulationSejourResource,
  compteurs: compteursResource,
  accordsSoins: accordsSoinsResource,
  soinSecret: soinSecretResource,
  notifications: notificationsResource,
  appareils: appareilsResource,
  reseauxSoins: reseauxSoinsResource,
  consentements: consentementsResource,
  demarches: demarchesResource,
  changements: changementsResource,
  faits: faitsResource,
  apercu: apercuResource,
  conseil: conseilResource,
  ipid: ipidResource,
  brouillons: brouillonsResource,
  demandes: demandesResource,
  dossier: dossierResource,
  pieces: piecesResource,
  preuve: preuveResource,
  gesteDemande: gesteDemandeResource,
  traitement: traitementResource,
  dossierTraitement: dossierTraitementResource,
  piecesTraitement: piecesTraitementResource,
  preuveTraitement: preuveTraitementResource,
  avisMedical: avisMedicalResource,
  secretMedical: secretMedicalResource,
  transmettreMedical: transmettreMedicalResource,
  apercuTraitement: apercuTraitementResource,
  suivante: suivanteResource,
  lotTraitement: lotTraitementResource,
  apercuLot: apercuLotResource,
  comparaisonTraitement: comparaisonResource,
  courrierResiliation: courrierResiliationResource,
  notificationEvolutions: notificationEvolutionsResource,
  lignesIndu: lignesInduResource,
  mesIndus: mesIndusResource,
  reperesTraitement: reperesResource,
  vuesFile: vuesFileResource,
  journeeTraitement: journeeResource,
  absencesTraitement: absencesResource,
  tableauDemandes: tableauDemandesResource,
  recherche: rechercheResource,
  rechercheMembre: rechercheMembreResource,
  evenements: evenementsResource,
  carteTp: carteTpResource,
  portefeuille: portefeuilleResource,
  ged: gedResource,
  courriers: courriersResource,
  attestation: attestationResource,
  cotisations: cotisationsResource,
  coordonneesBancaires: coordonneesBancairesResource,
  comptePersonnel: comptePersonnelResource,
  paiementsCotisation: paiementsCotisationResource,
  remboursements: remboursementsResource,
  prestations: prestationsResource,
  tiersPrestations: tiersPrestationsResource,
  paiements: paiementsResource,
  sinistres: sinistresResource,
  estimation: estimationResource,
  signauxFacture: signauxFactureResource,
  donnees: donneesResource,
  archive: archiveResource,
  papierAPoster: papierAPosterResource,
  consultations: consultationsResource,
  delegations: delegationsResource,
  gesteDelegation: gesteDelegationResource,
  retourDelegation: retourDelegationResource,
  blocklists: blocklistsResource,
  contenusMembre: contenusMembreResource,
  faqContent: faqContentResource,
  faqSearch: faqSearchResource,
  codePostal: codePostalResource,
  propositionsAdresse: propositionsAdresseResource,
  ...referentielResources,
  connexionCounter: connexionCounterResource,
  statistiquesUsers: statistiquesUsersResource,
  jobs: jobsResource,
  misesDeCote: misesDeCoteResource,
  relanceJobs: relanceJobsResource,
  pauseJobs: pauseJobsResource,
  exploitation: exploitationResource,
  imports: importsResource,
  vues: vuesResource,
  presence: presenceResource,
  brouillonsPersonnel: brouillonsPersonnelResource,
  exports: exportsResource,
  droits: droitsResource,
  ficheRole: ficheRoleResource,
  verificationRole: verificationResource,
  accesMedical: accesMedicalResource,
  comptesMembres: comptesMembresResource,
  personne: personneResource,
  documents: documentsResource,
  choixAudience: choixAudienceResource,
  apercuContenus: apercuContenusResource,
  apercuNouveautes: apercuNouveautesResource,
  categoriesFaq: categoriesFaqResource,
  ordreFaq: ordreFaqResource,
  aTraiterFaq: aTraiterFaqResource,
  alertesLecture: alertesLectureResource,
  informationViolations: informationViolationsResource,
  personnesTouchees: personnesToucheesResource,
  conservation: conservationResource,
  passagesConservation: passagesResource,
  accords: accordsResource,
  approbations: approbationsResource,
  offresRegle: offresRegleResource,
  importReferentiel: importReferentielResource,
  controleHistorique: controleHistoriqueResource,
  histoireElement: histoireElementResource,
  apercuMot: apercuMotResource,
  essaiMot: essaiMotResource,
  mesureAudience: mesureAudienceResource,
  exemplesAudience: exemplesAudienceResource,
  appartenanceAudience: appartenanceAudienceResource,
  reperesAudience: reperesAudienceResource,
  envois: envoisResource,
  dossierEnvoi: dossierEnvoiResource,
  gesteEnvoi: gesteEnvoiResource,
  apercuEnvoi: apercuEnvoiResource,
  essaiEnvoi: essaiEnvoiResource,
  suppressionsEnvoi: suppressionsEnvoiResource,
} as const
export type Registry = typeof registry
export type ResourceName = keyof Registry
