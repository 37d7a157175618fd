import { type ActeGestion, tetes } from '@espace-adherent/contract'
import type { PorteeMachine } from '@espace-adherent/domain'

/** The kinds of visitors, in the order of the columns below; the members call from one contract. */
export const visitors = [
  ['nobody', null],
  ['its adherent', 'camille.martin@example.org'],
  ['its beneficiary', 'julien.martin@example.org'],
  ['administrator', 'admin@example.org'],
  ['clerk', 'gestionnaire@example.org'],
  ['consultant', 'consultant@example.org'],
] as const

export const CONTRAT_DES_MEMBRES = '20450001'

/** The tables of codes and labels, which have the same routes. */
const REFERENTIELS =
  '{civilite,pays,sexe,mode-paiement,type-sinistre,situation-familiale,regime-obligatoire,' +
  'lien-parente,nature-voie,complement-numero,motif-radiation,motif-contact,famille-acte,' +
  'specialite-medicale,periodicite,etat-demande,etablissement}'

/** Tables that an insurer words; the installation keeps the others, which no route writes. */
const REFERENTIELS_DU_CLIENT =
  '{civilite,mode-paiement,type-sinistre,situation-familiale,lien-parente,motif-radiation,' +
  'motif-contact,famille-acte,periodicite}'

const TOUS_REFERENTIELS = REFERENTIELS.replace('}', ',code-postal}')

/** Counted by hand: an act that is added, or lost, changes it. */
export const ACTES = 29

/** Where another resource is read at the address of an act, it has a line of its own below. */
const LUS_AUTREMENT: readonly ActeGestion[] = [
  'consentementActeGestion',
  'garantiesActeGestion',
  'optionAffiliationActeGestion',
  'radiationRenfortActeGestion',
  'ribCotisationsActeGestion',
  'situationContractuelleActeGestion',
]

/** Any member may send any act, under its own verb: whom it is for is the engine's to say, in words. */
const envoisDActes = tetes.map(
  ({ path }) => `POST /api${path}/${path.startsWith('/vel/') ? 'vel' : 'form'}`,
)
const lecturesDActes = tetes
  .filter(({ key }) => !LUS_AUTREMENT.includes(key))
  .map(({ path }) => `GET /api${path}`)

/** What each scope of a key opens: one scope a call, and nobody who signs in. */
export const machines: Readonly<Record<PorteeMachine, readonly string[]>> = {
  'demandes.lire': ['GET /api/systeme/v1/demandes{,/:id}'],
  'demandes.traiter': [
    'POST /api/systeme/v1/demandes/:id/gestes',
    'PUT /api/systeme/v1/demandes/:id/integration',
  ],
  'pieces.lire': ['GET /api/systeme/v1/demandes/:id/pieces/:remoteFileName'],
  'comptes.lire': ['GET /api/systeme/v1/comptes'],
  // More of what the others read: alone it opens nothing.
  'pieces.medicales': [],
}

/**
 * Who gets in where, written by hand: it quotes neither the guard's rule nor the table of rights,
 * so that a mistake in either shows here. Each route has its line; a route without a line is
 * refused, as is a line without a route. `{a,b}` stands for several routes.
 */
export const matrix: readonly { verdicts: string; routes: readonly string[] }[] = [
  {
    verdicts: 'in in in in in in',
    routes: [
      'GET /api/openapi.json',
      'GET /api/docs{,/json,/yaml,/static/*,/static/index.html,/static/swagger-initializer.js}',
      'GET /health/{live,ready}',
      'GET /charte/logos/:nom',
      'GET /manifest.webmanifest',
      'GET /application/icone-:cote.png',
      'POST /partage',
      'GET /medias/:id',
      'GET /desinscription/:jeton',
      'POST /desinscription/:jeton',
      'GET /retour-papier/:jeton',
      'POST /retour-papier/:jeton',
      'GET /essai/:jeton',
      'GET /essai-recu/:jeton',
      'POST /essai-recu/:jeton',
      'GET /dev/mailbox{,/messages,/messages/:id,/messages/:id/piece}',
      'GET /oidc/{auth,auth/:uid,jwks,.well-known/openid-configuration}',
      'POST /oidc/token',
      'GET /connexion/{:uid,:uid/code,cle-acces.js,fin}',
      'POST /connexion/:uid{,/code,/cle,/cle/options}',
      'GET /api/identity/{login,callback,client}',
      'POST /api/identity/{login,logout}',
      'POST /api/identity/{register,register/dematerialisation,check-token,confirm-email}',
      'POST /api/identity/{activate-user,activate-user/preuve,relance-activation,forgot-password,reset-password}',
      'POST /api/identity/{pre-forgot-username,forgot-username,confirm-username,cancel-username}',
      'POST /api/security-code/{send,verify}',
      'POST /api/demandes/sans-compte',
      'POST /api/retours-courriel',
      'POST /api/coordonnees-bancaires/annulation',
      'POST /api/identity/{suppression/annulation,restore-username}',
      'GET /api/paiements-cotisation/{retour,notification}',
      'GET /api/inbenta-faq/{content,search}',
      'POST /api/inbenta-faq/{click,useful}',
      'GET /api/cms/{blocklists,contenus}',
    ],
  },
  {
    verdicts: '401 in in in in in',
    routes: [
      'GET /api/identity/{user,session,client/mode-gestion/:id}',
      'GET /api/security-code/contact',
      'POST /api/security-code/{refresh,choix}',
      'GET /api/identity/cles-acces',
      'POST /api/identity/cles-acces{,/options,/suppression}',
      'GET /api/identity/securite',
      'POST /api/identity/{check-password,change-password,sessions/fermeture,voir-comme/fin}',
      'POST /api/adherent/delegations/retour',
      'POST /api/identity/changement-identifiant/{renvoi,annulation}',
      'POST /api/fichiers/upload',
      'GET /api/fichiers/:remoteFileName',
      'GET /api/referentiel/code-postal{,/export}',
      'GET /api/referentiel/adresse',
      `GET /api/referentiel/${REFERENTIELS}{,/export,/print}`,
      `POST /api/referentiel/${REFERENTIELS}/print`,
    ],
  },
  {
    verdicts: '401 in in 403 403 403',
    routes: [
      'GET /api/identity/sso-token',
      'GET /api/reseaux-soins{,/token,/images/:id}',
      'GET /api/notifications{,/flux}',
      '{GET,POST} /api/appareils-prevenus',
      'POST /api/notifications/form',
      'GET /api/demarches{,/brouillons,/changements,/faits}',
      'POST /api/demarches/{apercu,brouillons,brouillons/delete}',
      'GET /api/demandes{,/dossier,/dossier/print,/pieces/visionneuse,/preuve/visionneuse}',
      'POST /api/demandes/{geste,dossier/print}',
      'GET /api/coordonnees-bancaires',
      'GET /api/paiements-cotisation',
      'POST /api/paiements-cotisation',
      'GET /api/nouveautes',
      'GET /api/adherent/contrats{,/export,/print}',
      'POST /api/adherent/contrats/print',
      'GET /api/adherent/profil/v2',
      'GET /api/adherent/{donnees,donnees/visionneuse,papiers/visionneuse,consultations}',
      'POST /api/adherent/donnees/create',
      'GET /api/adherent/delegations',
      'GET /api/adherent/accords-soins',
      'GET /api/adherent/indus',
      'POST /api/adherent/indus',
      'POST /api/adherent/{accords-soins,soins-secrets}',
      'POST /api/adherent/delegations/{create,geste}',
      'GET /api/adherent/courriers{,/visionneuse}',
      'GET /api/forms/garanties',
      'GET /api/forms/consentement',
      // What is sent of an act, and what is read of one that nothing else is read of: how it is offered.
      ...envoisDActes,
      ...lecturesDActes,
      'GET /api/adherent/sinistres',
      'POST /api/adherent/sinistres/{estimation,signaux}',
      'GET /api/simulateurprestation{,v2,/sejour}',
      'GET /api/adherent/compteurs',
      'GET /api/adherent/recherche',
      'GET /api/adherent/evenements',
      'GET /api/cgdm-svc/carte-tp{,/print,/portefeuille,/portefeuille/visionneuse}',
      'POST /api/{cgdm-svc/carte-tp,documents/attestation}/print',
      'POST /api/{v1/adherent/remboursements,v2/adherent/paiements}/print',
      'GET /api/cgdm-svc/ged{,/visionneuse}',
      'GET /api/documents/attestation{,/print}',
      'GET /api/v1/adherent/remboursements{,/export,/print}',
      'GET /api/v2/adherent/{prestations,tiers-prestations}',
      'GET /api/v2/adherent/paiements{,/export,/print}',
    ],
  },
  {
    // The adherent is paid on the account of the contract.
    verdicts: '401 403 in 403 403 403',
    routes: ['POST /api/coordonnees-bancaires/personnel'],
  },
  {
    // Only the adherent reads what the contract costs.
    verdicts: '401 in 403 403 403 403',
    routes: [
      'GET /api/forms/situation-contractuelle{,/print}',
      'POST /api/forms/situation-contractuelle/print',
      'GET /api/forms/{radiation-renfort,ribcotisations}',
      'GET /api/vel/option-affiliation',
      'GET /api/demarches/{conseil,ipid}/visionneuse',
      'POST /api/demarches/conseil',
    ],
  },
  {
    verdicts: '401 403 403 in in in',
    routes: [
      'POST /api/identity/application{,/proposition,/retrait}',
      'GET /api/admin/connexion-counter{,/export,/print}',
      'POST /api/admin/{connexion-counter,statistiques-users}/print',
      'GET /api/admin/approbations',
      'GET /api/admin/statistiques-users{,/export,/print}',
      'GET /api/admin/demandes/{traitement,dossier,reperes,pieces/visionneuse,preuve/visionneuse}',
      // Who may say it besides: the medical service alone, in its own table.
      'POST /api/admin/demandes/{avis,secret}-medical',
      'GET /api/admin/demandes/{journee,absences,tableau,vues}',
      'GET /api/admin/users/personne',
      'GET /api/admin/{gardes,impayes,indus,portabilites,trop-verses}{,/export,/historique,/usages}',
      'POST /api/admin/{gardes,impayes,indus,portabilites,trop-verses}/export/differe',
      'GET /api/admin/demandes/motifs{,/export,/historique,/usages}',
      'GET /api/admin/impressions{,/export,/historique,/usages}',
      'POST /api/admin/impressions/export/differe',
      'GET /api/admin/demandes/{registre,reclamations,droits}{,/export,/historique}',
      'POST /api/admin/demandes/{motifs,registre,reclamations,droits}/export/differe',
      'GET /api/admin/{presence,recherche}',
      'GET /api/admin/{vues,brouillons}',
      'POST /api/admin/brouillons',
      'GET /api/admin/users/roles{,/dossier,/usages}',
      'GET /api/admin/exports{,/visionneuse}',
      'POST /api/admin/vues{,/create,/delete}',
      `GET /api/admin/referentiel/${TOUS_REFERENTIELS}{,/export,/historique,/usages}`,
      `POST /api/admin/referentiel/${TOUS_REFERENTIELS}/export/differe`,
    ],
  },
  {
    verdicts: '401 403 403 in 403 in',
    routes: [
      'GET /api/admin/release-note{,/export,/historique,/usages}',
      'GET /api/admin/history{,/export,/historique,/element}',
      'GET /api/admin/alertes-lecture',
      'GET /api/admin/imports{,/export,/historique,/usages,/invitations}',
      'POST /api/admin/imports/export/differe',
      'GET /api/admin/cles-systeme{,/export,/historique,/usages}',
      'POST /api/admin/cles-systeme/export/differe',
      'GET /api/admin/violations{,/export,/historique,/usages,/information,/personnes,/personnes/export}',
      'POST /api/admin/violations/export/differe',
      'GET /api/admin/conservation{,/export,/passages,/passages/export}',
      'GET /api/admin/conservation/gels{,/export,/historique,/usages}',
      'POST /api/admin/conservation/gels/export/differe',
      'GET /api/admin/identity/client{,/logo,/historique,/consentements,/offres,/ouverture}',
      'GET /api/admin/identity/client/fonctionnalites{,/essai}',
      'GET /api/admin/settings/role{,/medical}',
      'POST /api/admin/settings/role/verification',
      'POST /api/admin/{release-note,history,ratios,renforts,reseaux-soins}/export/differe',
      'GET /api/admin/{ratios,renforts,reseaux-soins}{,/export,/historique,/usages}',
      'GET /api/admin/settings/{mail,edition,etiquette,traduction}{,/historique,/usages,/versions}',
      'POST /api/admin/settings/apercu',
      'GET /api/admin/settings/regle-date-effet{,/historique,/usages,/versions,-offre,-essai,-essai/historique,-essai/usages}',
      'GET /api/admin/settings/tarif-soins{,/export,/historique,/usages}',
      'POST /api/admin/settings/tarif-soins/export/differe',
      'POST /api/admin/settings/regle-date-effet/apercu',
      'POST /api/admin/history/controle',
      'GET /api/admin/audiences{,/export,/historique,/usages,/reperes,/choix}',
      'POST /api/admin/audiences/{export/differe,mesure,exemples,appartenance}',
      'GET /api/admin/notifications{,/dossier,/ecartees}',
      'GET /api/admin/evolutions{,/export,/historique,/usages,/notification}',
      'POST /api/admin/evolutions/export/differe',
      'POST /api/admin/notifications/apercu',
      'GET /api/admin/cms/{apercu,documents}',
      'GET /api/admin/cms/blocklists{,/historique,/usages,/versions}',
      'GET /api/admin/release-note/apercu',
      'GET /api/admin/inbenta-faq/{categories,a-traiter}',
      'GET /api/admin/inbenta-faq/questions{,/historique,/usages,/versions}',
      'GET /api/admin/inbenta-faq/synonymes{,/historique,/usages}',
      'GET /api/admin/cms/{libraries,tag}{,/export,/historique,/usages}',
      'POST /api/admin/cms/{libraries,tag}/export/differe',
    ],
  },
  {
    verdicts: '401 403 403 in 403 403',
    routes: [
      `POST /api/admin/referentiel/${REFERENTIELS_DU_CLIENT}{,/create,/delete,/restore,/lot,/delete/lot}`,
      'POST /api/admin/release-note{,/create,/delete,/publish,/restore}',
      'POST /api/admin/release-note/{lot,delete/lot,publish/lot}',
      'POST /api/admin/jobs/{relance,pause}',
      'POST /api/admin/imports/{envois,morceaux,invitations}',
      'GET /api/admin/imports/rejets',
      'POST /api/admin/imports/gestes/{essayer,importer,confirmer,confirmer/accord,abandonner}',
      'POST /api/admin/cles-systeme/gestes/{preparer,delivrer,delivrer/accord,revoquer}',
      'POST /api/admin/cles-systeme/remise',
      'POST /api/admin/violations{,/create,/lot,/information}',
      'POST /api/admin/conservation',
      'POST /api/admin/conservation/gels{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/admin/renforts{,/restore,/lot}',
      'POST /api/admin/reseaux-soins{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/admin/ratios{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/identity/client/create',
      'POST /api/admin/accords',
      'POST /api/admin/settings/role{,/create,/fiche,/medical,/medical/create}',
      'GET /api/admin/users/membres',
      'POST /api/admin/users/roles/gestes/{inviter,changerRoles,relancer,verrouiller,deverrouiller}',
      'POST /api/admin/users/roles/gestes/{fermerSessions,fermerSession,voirComme}',
      'POST /api/admin/users/roles/gestes/leverProtection{,/accord}',
      'POST /api/admin/users/membres/create',
      'POST /api/admin/identity/client{,/restore,/logo,/fonctionnalites,/fournisseur/essai}',
      'POST /api/admin/identity/client/ouverture{,/essai,/vue}',
      'POST /api/admin/settings/essai',
      'POST /api/admin/settings/{mail,edition,etiquette,traduction}{,/delete,/lot,/delete/lot}',
      'POST /api/admin/settings/regle-date-effet{,/create,/delete,/lot,/delete/lot}',
      'POST /api/admin/settings/regle-date-effet-essai{/create,/delete,/delete/lot}',
      'POST /api/admin/settings/tarif-soins{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/admin/cms/blocklists{,/create,/delete,/publish,/restore}',
      'POST /api/admin/cms/blocklists/{lot,delete/lot,publish/lot}',
      'POST /api/admin/cms/documents{,/create,/delete}',
      'POST /api/admin/inbenta-faq/questions{,/create,/delete,/publish,/restore}',
      'POST /api/admin/inbenta-faq/questions/{lot,delete/lot,publish/lot}',
      'POST /api/admin/inbenta-faq/categories{,/create,/delete}',
      'POST /api/admin/inbenta-faq/synonymes{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/admin/inbenta-faq/{ordre,a-traiter}',
      'POST /api/admin/referentiel/import',
      'POST /api/admin/notifications{,/create,/geste,/essai,/ecartees}',
      'POST /api/admin/evolutions{,/create,/lot,/notification}',
      'POST /api/admin/audiences{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/admin/cms/{libraries,tag}{,/create,/delete,/restore,/lot,/delete/lot}',
    ],
  },
  {
    // A consultant reads and decides nothing.
    verdicts: '401 403 403 in in 403',
    routes: [
      'POST /api/admin/demandes/courrier',
      'POST /api/admin/trop-verses/gestes/{verifier,classer,reporter,rembourser}',
      'POST /api/admin/portabilites/gestes/{ouvrir,finir}',
      'POST /api/admin/gardes/gestes/{garder,laisser,voir}{,/lot}',
      'POST /api/admin/impayes/gestes/{mettreEnDemeure,encaisser}',
      'POST /api/admin/indus/gestes/{demander,suspendre,maintenir,annuler,encaisser,encaisser/lot}',
      'GET /api/admin/indus/lignes',
      'POST /api/admin/demandes/{traitement,apercu,suivante,lot,lot-apercu,absences,transmettre-medical}',
      'GET /api/admin/demandes/comparaison',
      'POST /api/admin/demandes/motifs{,/create,/delete,/restore,/lot,/delete/lot}',
      'POST /api/admin/impressions{,/lot}',
      'GET /api/admin/impressions/papier/visionneuse',
    ],
  },
  {
    verdicts: '401 403 403 in 403 in',
    routes: [
      'GET /api/admin/jobs{,/export,/print}',
      'POST /api/admin/jobs{,/mises-de-cote}/print',
      'GET /api/admin/jobs/mises-de-cote{,/export,/print}',
      'GET /api/admin/exploitation{,/imports}',
    ],
  },
  { verdicts: '401 401 401 401 401 401', routes: Object.values(machines).flat() },
]
