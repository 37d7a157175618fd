import type { ActeGestion } from '@espace-adherent/domain'
import { accessibiliteActe } from './accessibilite/index.ts'
import { accordsResource } from './accords/index.ts'
import {
  type Acte,
  acteResource,
  apercuResource,
  brouillonsResource,
  changementsResource,
  demarchesResource,
  faitsResource,
  lectureActeResource,
} from './actes/index.ts'
import { adresseActe } from './adresse/index.ts'
import { approbationsResource } from './approbations/index.ts'
import {
  appartenanceAudienceResource,
  choixAudienceResource,
  exemplesAudienceResource,
  mesureAudienceResource,
  reperesAudienceResource,
} from './audiences/index.ts'
import { inscriptionBeneficiaireActe, radiationAssuresActe } from './beneficiaires/index.ts'
import { carteTpActe, carteTpResource } from './carte-tp/index.ts'
import { situationContractuelleActe } from './changement-situation/index.ts'
import { clientsResource } from './clients/index.ts'
import { compteursResource } from './compteurs/index.ts'
import { accordsSoinsResource, soinSecretResource } from './confidentialite/index.ts'
import { conseilResource, ipidResource } from './conseil/index.ts'
import { consentementActe, consentementsResource } from './consentements/index.ts'
import { conservationResource, passagesResource } from './conservation/index.ts'
import { contactActe } from './contact/index.ts'
import { blocklistsResource, contenusMembreResource } from './contenu/index.ts'
import { contratsResource } from './contrats/index.ts'
import { controleHistoriqueResource, histoireElementResource } from './controle-historique/index.ts'
import {
  cotisationsResource,
  paiementCotisationActe,
  paiementsCotisationResource,
} from './cotisations/index.ts'
import {
  delegationsResource,
  gesteDelegationResource,
  retourDelegationResource,
} from './delegation/index.ts'
import {
  demandesResource,
  dossierResource,
  gesteDemandeResource,
  piecesResource,
  preuveResource,
} from './demandes/index.ts'
import { attestationResource, courriersResource, gedResource } from './documents/index.ts'
import { consultationsResource, donneesResource } from './donnees/index.ts'
import { droitsResource } from './droits/index.ts'
import { droitsActe } from './droits-personnels/index.ts'
import {
  apercuEnvoiResource,
  dossierEnvoiResource,
  envoisResource,
  essaiEnvoiResource,
  gesteEnvoiResource,
  suppressionsEnvoiResource,
} from './envois/index.ts'
import { notificationEvolutionsResource } from './evolutions/resource.ts'
import {
  exploitationResource,
  importsResource,
  jobsResource,
  misesDeCoteResource,
  pauseJobsResource,
  relanceJobsResource,
} from './exploitation/index.ts'
import { faqContentResource, faqSearchResource } from './faq/index.ts'
import {
  aTraiterFaqResource,
  categoriesFaqResource,
  ordreFaqResource,
  questionsFaqResource,
  revisionsFaqResource,
} from './faq-redaction/index.ts'
import { garantiesActe, garantiesResource } from './garanties/index.ts'
import { exportsResource } from './gestion/exports.ts'
import { presenceResource } from './gestion/presence.ts'
import { vuesResource } from './gestion/vues.ts'
import { pecHospiActe } from './hospitalisation/index.ts'
import { importReferentielResource } from './import-referentiel/index.ts'
import { indusResource, lignesInduResource, mesIndusResource } from './indus/index.ts'
import { documentsResource } from './mediatheque/index.ts'
import { changementIdentifiantActe } from './mon-compte/index.ts'
import {
  apercuMotResource,
  editionsResource,
  essaiMotResource,
  etiquettesResource,
  mailsResource,
  traductionsResource,
  versionsMotResource,
} from './mots/index.ts'
import { notificationsResource } from './notifications/index.ts'
import { apercuNouveautesResource } from './nouveautes/apercu.ts'
import { nouveautesResource } from './nouveautes/index.ts'
import {
  optionAffiliationActe,
  optionAffiliationResource,
  optionRadiationActe,
  radiationRenfortActe,
  radiationRenfortResource,
} from './options/index.ts'
import { archiveResource, papierAPosterResource } from './papiers/index.ts'
import { portabilitesResource } from './portabilite/index.ts'
import { clientResource } from './portail/resource.ts'
import { abonnementActe, communicationActe, dematerialisationActe } from './preferences/index.ts'
import { profilResource } from './profil/index.ts'
import { reclamationActe } from './reclamation/index.ts'
import {
  apercuContenusResource,
  contenusResource,
  revisionsContenuResource,
} from './redaction/index.ts'
import { codePostalResource, referentielResources } from './referentiel/index.ts'
import {
  contratEssaiResource,
  essaisDateEffetResource,
  offresRegleResource,
  reglesDateEffetResource,
  versionsRegleResource,
} from './regles-date-effet/index.ts'
import {
  paiementsResource,
  prestationsResource,
  remboursementsResource,
  tiersPrestationsResource,
} from './remboursements/index.ts'
import { renonciationActe } from './renonciation/index.ts'
import { reseauxSoinsResource } from './reseaux-soins/index.ts'
import { resiliationActe } from './resiliation/index.ts'
import type { Resource } from './resources/index.ts'
import {
  comptePersonnelResource,
  coordonneesBancairesResource,
  ribActe,
  ribCotisationsActe,
  ribPrestationsActe,
} from './rib/index.ts'
import {
  simulateurResource,
  simulationResource,
  simulationSejourResource,
} from './simulateur/index.ts'
import {
  declarationFactureActe,
  declarationSinistreActe,
  estimationResource,
  sinistresResource,
} from './sinistres/index.ts'
import { situationContractuelleResource } from './situation/index.ts'
import { connexionCounterResource, statistiquesUsersResource } from './statistiques/index.ts'
import { suppressionCompteActe } from './suppression/index.ts'
import { alertesLectureResource } from './surveillance/index.ts'
import {
  absencesResource,
  apercuTraitementResource,
  avisMedicalResource,
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
} from './traitement/index.ts'
import { tropVersesResource } from './trop-verses/index.ts'
import {
  comptesMembresResource,
  dossierUtilisateurResource,
  gesteUtilisateurResource,
  utilisateursResource,
} from './utilisateurs/index.ts'
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
  courrierResiliation: courrierResiliationResource,
  portabilites: portabilitesResource,
  notificationEvolutions: notificationEvolutionsResource,
  indus: indusResource,
  lignesIndu: lignesInduResource,
  mesIndus: mesIndusResource,
  reperesTraitement: reperesResource,
  vuesFile: vuesFileResource,
  journeeTraitement: journeeResource,
  absencesTraitement: absencesResource,
  tableauDemandes: tableauDemandesResource,
  recherche: rechercheResource,
  carteTp: carteTpResource,
  ged: gedResource,
  courriers: courriersResource,
  attestation: attestationResource,
  cotisations: cotisationsResource,
  coordonneesBancaires: coordonneesBancairesResource,
  comptePersonnel: comptePersonnelResource,
  paiementsCotisation: paiementsCotisationResource,
  tropVerses: tropVersesResource,
  remboursements: remboursementsResource,
  prestations: prestationsResource,
  tiersPrestations: tiersPrestationsResource,
  paiements: paiementsResource,
  sinistres: sinistresResource,
  estimation: estimationResource,
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
  exports: exportsResource,
  utilisateurs: utilisateursResource,
  droits: droitsResource,
  dossierUtilisateur: dossierUtilisateurResource,
  comptesMembres: comptesMembresResource,
  gesteUtilisateur: gesteUtilisateurResource,
  documents: documentsResource,
  choixAudience: choixAudienceResource,
  contenus: contenusResource,
  revisionsContenu: revisionsContenuResource,
  apercuContenus: apercuContenusResource,
  apercuNouveautes: apercuNouveautesResource,
  questionsFaq: questionsFaqResource,
  revisionsFaq: revisionsFaqResource,
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
  reglesDateEffet: reglesDateEffetResource,
  versionsRegle: versionsRegleResource,
  offresRegle: offresRegleResource,
  contratEssai: contratEssaiResource,
  essaisDateEffet: essaisDateEffetResource,
  importReferentiel: importReferentielResource,
  controleHistorique: controleHistoriqueResource,
  histoireElement: histoireElementResource,
  mails: mailsResource,
  editions: editionsResource,
  etiquettes: etiquettesResource,
  traductions: traductionsResource,
  versionsMot: versionsMotResource,
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

/** Every act that a member can ask for, by its key, in the order of « Mes démarches ». The server must treat each. */
export const actes = {
  ribPrestationsActeGestion: ribPrestationsActe,
  ribCotisationsActeGestion: ribCotisationsActe,
  ribActeGestion: ribActe,
  paiementCotisationActeGestion: paiementCotisationActe,
  declarationSinistreV2ActeGestion: declarationFactureActe,
  pecHospiActeGestion: pecHospiActe,
  carteTpActeGestion: carteTpActe,
  declarationSinistreActeGestion: declarationSinistreActe,
  consentementActeGestion: consentementActe,
  adresseActeGestion: adresseActe,
  situationContractuelleActeGestion: situationContractuelleActe,
  communicationActeGestion: communicationActe,
  abonnementActeGestion: abonnementActe,
  dematerialisationActeGestion: dematerialisationActe,
  contactActeGestion: contactActe,
  inscriptionBeneficiaireActeGestion: inscriptionBeneficiaireActe,
  radiationAssuresActeGestion: radiationAssuresActe,
  optionAffiliationActeGestion: optionAffiliationActe,
  optionRadiationActeGestion: optionRadiationActe,
  radiationRenfortActeGestion: radiationRenfortActe,
  garantiesActeGestion: garantiesActe,
  renonciationActeGestion: renonciationActe,
  resiliationActeGestion: resiliationActe,
  reclamationActeGestion: reclamationActe,
  droitsActeGestion: droitsActe,
  accessibiliteActeGestion: accessibiliteActe,
  changementIdentifiantActeGestion: changementIdentifiantActe,
  suppressionCompteActeGestion: suppressionCompteActe,
} as const satisfies Record<ActeGestion, Acte>

/** What each act is sent to. Its engine is the source of them all: an act brings no resource of its own. */
export const acteResources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.entries(actes).map(([key, acte]) => [key, acteResource(acte as unknown as Acte)]),
)

const lus = new Set(Object.values(registry as Record<string, Resource>).map(({ path }) => path))

/** What is read at the address of each act that no other resource reads. */
export const lectureActeResources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.entries(actes)
    .filter(([, { path }]) => !lus.has(path))
    .map(([key, acte]) => [`${key}Lecture`, lectureActeResource(acte as unknown as Acte)]),
)
