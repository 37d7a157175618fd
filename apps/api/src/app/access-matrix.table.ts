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

const TOUS_REFERENTIELS = REFERENTIELS.replace('}', ',code-postal}')

/**
 * Who gets in where, written by hand: neither the guard's rule nor the table of rights is quoted, so
 * that a mistake in either shows here. Each route has its line: one that is added without is refused,
 * as is a line whose route is gone. `{a,b}` stands for several routes, one of each.
 */
export const matrix: readonly { verdicts: string; routes: readonly string[] }[] = [
  {
    verdicts: 'in in in in in in',
    routes: [
      'GET /api/openapi.json',
      'GET /api/docs{,/json,/yaml,/static/*,/static/index.html,/static/swagger-initializer.js}',
      'GET /health/{live,ready}',
      'GET /charte/logos/:nom',
      'GET /medias/:id',
      'GET /dev/mailbox{,/messages,/messages/:id,/messages/:id/piece}',
      'GET /oidc/{auth,auth/:uid,jwks,.well-known/openid-configuration}',
      'POST /oidc/token',
      'GET /connexion/{:uid,cle-acces.js,fin}',
      'POST /connexion/:uid{,/code,/cle,/cle/options}',
      'GET /api/identity/{login,callback,client}',
      'POST /api/identity/{login,logout}',
      'POST /api/identity/{register,register/dematerialisation,check-token,confirm-email}',
      'POST /api/identity/{activate-user,relance-activation,forgot-password,reset-password}',
      'POST /api/identity/{pre-forgot-username,forgot-username,confirm-username,cancel-username}',
      'POST /api/security-code/{send,verify}',
      'POST /api/demandes/sans-compte',
      'POST /api/coordonnees-bancaires/annulation',
      'POST /api/identity/{suppression/annulation,restore-username}',
      'GET /api/paiements-cotisation/{retour,notification}',
      'GET /api/inbenta-faq/{content,search}',
      'POST /api/inbenta-faq/{click,useful}',
      'GET /api/cms/blocklists',
    ],
  },
  {
    verdicts: '401 in in in in in',
    routes: [
      'GET /api/identity/{user,client/mode-gestion/:id}',
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
      `GET /api/referentiel/${REFERENTIELS}{,/export,/print}`,
    ],
  },
  {
    verdicts: '401 in in 403 403 403',
    routes: [
      'GET /api/identity/sso-token',
      'GET /api/reseaux-soins{,/token,/images/:id}',
      'GET /api/notifications{,/flux}',
      'POST /api/notifications/form',
      'GET /api/demarches{,/brouillons,/changements,/faits}',
      'POST /api/demarches/{apercu,brouillons,brouillons/delete}',
      'GET /api/demandes{,/dossier,/dossier/print,/pieces/visionneuse}',
      'POST /api/demandes/geste',
      'GET /api/paiements-cotisation',
      'POST /api/paiements-cotisation',
      'GET /api/nouveautes',
      'GET /api/adherent/contrats{,/export,/print}',
      'GET /api/adherent/profil/v2',
      'GET /api/adherent/{donnees,donnees/visionneuse,consultations}',
      'POST /api/adherent/donnees/create',
      'GET /api/adherent/delegations',
      'POST /api/adherent/delegations/{create,geste}',
      'GET /api/adherent/courriers{,/visionneuse}',
      'GET /api/forms/garanties',
      'GET /api/forms/consentement',
      'POST /api/forms/changementidentifiant/form',
      'POST /api/forms/suppressioncompte/form',
      'POST /api/forms/consentement/form',
      'POST /api/forms/adresse/form',
      'POST /api/forms/situation-contractuelle/form',
      'POST /api/forms/{communication,abonnement,dematerialisation}/form',
      'POST /api/forms/contact/v2/form',
      'POST /api/forms/cartetp/form',
      'POST /api/forms/{garanties,inscriptionbeneficiaire,radiation-assures,radiation-renfort}/form',
      'POST /api/vel/{option-affiliation,option-radiation}/vel',
      'POST /api/forms/{ribprestations,ribcotisations,rib}/form',
      'POST /api/forms/paiement-cotisation-monext/form',
      'POST /api/forms/declarationsinistre{,V2}/form',
      'POST /api/forms/pec/hospi/form',
      'POST /api/forms/resiliation/form',
      'GET /api/adherent/sinistres',
      'POST /api/adherent/sinistres/estimation',
      'GET /api/simulateurprestation{,v2,/sejour}',
      'GET /api/adherent/compteurs',
      'GET /api/cgdm-svc/carte-tp{,/print}',
      'GET /api/cgdm-svc/ged{,/visionneuse}',
      'GET /api/documents/attestation{,/print}',
      'GET /api/v1/adherent/remboursements{,/export,/print}',
      'GET /api/v2/adherent/{prestations,tiers-prestations}',
      'GET /api/v2/adherent/paiements{,/export,/print}',
    ],
  },
  {
    // What the contract costs is between the insurer and its adherent.
    verdicts: '401 in 403 403 403 403',
    routes: [
      'GET /api/forms/situation-contractuelle{,/print}',
      'GET /api/forms/{radiation-renfort,ribcotisations}',
      'GET /api/vel/option-affiliation',
      'GET /api/coordonnees-bancaires',
    ],
  },
  {
    verdicts: '401 403 403 in in in',
    routes: [
      'GET /api/admin/connexion-counter{,/export,/print}',
      'GET /api/admin/statistiques-users{,/export,/print}',
      'GET /api/admin/demandes/{traitement,dossier,reperes,pieces/visionneuse}',
      'GET /api/admin/demandes/{journee,absences,tableau}',
      'GET /api/admin/demandes/motifs{,/export,/historique,/usages}',
      'GET /api/admin/demandes/registre{,/export,/historique}',
      'POST /api/admin/demandes/{motifs,registre}/export/differe',
      'GET /api/admin/{presence,recherche}',
      'GET /api/admin/vues',
      'GET /api/admin/users/{roles,dossier}',
      'GET /api/admin/exports{,/visionneuse}',
      'POST /api/admin/vues/{create,delete}',
      `GET /api/admin/referentiel/${TOUS_REFERENTIELS}{,/export,/historique,/usages}`,
      `POST /api/admin/referentiel/${TOUS_REFERENTIELS}/export/differe`,
    ],
  },
  {
    verdicts: '401 403 403 in 403 in',
    routes: [
      'GET /api/admin/release-note{,/export,/historique,/usages}',
      'GET /api/admin/history{,/export,/historique}',
      'GET /api/admin/identity/client{,/logo,/historique,/consentements}',
      'GET /api/admin/identity/client/fonctionnalites{,/essai}',
      'GET /api/admin/settings/role',
      'POST /api/admin/{release-note,history}/export/differe',
      'GET /api/admin/settings/{mail,edition,etiquette,traduction,versions}',
      'POST /api/admin/settings/apercu',
      'POST /api/admin/history/controle',
      'GET /api/admin/cms/{blocklists,revisions,apercu,documents}',
      'GET /api/admin/cms/{libraries,tag}{,/export,/historique,/usages}',
      'POST /api/admin/cms/{libraries,tag}/export/differe',
    ],
  },
  {
    verdicts: '401 403 403 in 403 403',
    routes: [
      `POST /api/admin/referentiel/${TOUS_REFERENTIELS}{,/create,/delete,/restore,/lot,/delete/lot}`,
      'POST /api/admin/release-note{,/create,/delete,/publish,/restore}',
      'POST /api/admin/release-note/{lot,delete/lot,publish/lot}',
      'POST /api/admin/jobs/relance',
      'POST /api/identity/client/create',
      'POST /api/admin/settings/role',
      'POST /api/admin/users/{roles,roles/create,geste}',
      'POST /api/admin/identity/client{,/restore,/logo,/fonctionnalites,/fournisseur/essai}',
      'POST /api/admin/settings/{mail,edition,etiquette,traduction,essai}',
      'POST /api/admin/cms/blocklists{,/create,/publish,/restore,/delete}',
      'POST /api/admin/cms/documents{,/create,/delete}',
      'POST /api/admin/referentiel/import',
      'POST /api/admin/cms/{libraries,tag}{,/create,/delete,/restore,/lot,/delete/lot}',
    ],
  },
  {
    // A consultant looks and decides nothing.
    verdicts: '401 403 403 in in 403',
    routes: [
      'POST /api/admin/demandes/{traitement,apercu,suivante,lot,absences}',
      'POST /api/admin/demandes/motifs{,/create,/delete,/restore,/lot,/delete/lot}',
    ],
  },
  {
    verdicts: '401 403 403 in 403 in',
    routes: ['GET /api/admin/jobs{,/export,/print}', 'GET /api/admin/exploitation'],
  },
]
