/**
 * Every address by which staff change something, written by hand: what it decides about a member
 * (`membre`), or why it decides nothing about one. A new address without a line fails the test, so
 * that its author thinks about it.
 */
export const adressesDuPersonnel: readonly { routes: string; membre: boolean; quoi: string }[] = [
  {
    membre: true,
    quoi: 'a request',
    routes:
      'demandes/{traitement,lot,suivante,avis-medical,secret-medical,transmettre-medical,courrier}',
  },
  {
    membre: true,
    quoi: 'what a contract owes',
    routes: 'trop-verses/gestes/{verifier,classer,reporter,rembourser}',
  },
  {
    membre: true,
    quoi: 'what was paid by mistake',
    routes: 'indus/gestes/{demander,suspendre,maintenir,annuler,encaisser,encaisser/lot}',
  },
  {
    membre: true,
    quoi: 'what a contract owes',
    routes: 'impayes/gestes/{mettreEnDemeure,encaisser}',
  },
  {
    membre: true,
    quoi: 'what a member changed, before a file',
    routes: 'gardes/gestes/{garder,laisser,voir}{,/lot}',
  },
  { membre: true, quoi: 'cover kept up', routes: 'portabilites/gestes/{ouvrir,finir}' },
  { membre: true, quoi: 'an account', routes: 'users/membres/create' },
  {
    membre: true,
    quoi: 'an account',
    routes:
      'users/roles/gestes/{changerRoles,relancer,verrouiller,deverrouiller,fermerSessions,fermerSession,voirComme}',
  },
  {
    membre: true,
    quoi: 'the protection of an account',
    routes: 'users/roles/gestes/leverProtection{,/accord}',
  },
  { membre: true, quoi: 'what a contract is shown', routes: 'identity/client/fonctionnalites' },
  {
    membre: true,
    quoi: 'what is kept of a contract',
    routes: 'conservation/gels{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  { membre: true, quoi: 'a letter', routes: 'impressions{,/lot}' },
  { membre: false, quoi: 'read before it leaves', routes: 'demandes/{apercu,lot-apercu}' },
  {
    membre: false,
    quoi: 'figures, read on paper',
    routes: '{connexion-counter,statistiques-users,jobs,jobs/mises-de-cote}/print',
  },
  { membre: false, quoi: 'moves requests by the gestures above', routes: 'demandes/absences' },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'demandes/motifs{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  {
    membre: false,
    quoi: 'rights, which have a rule of their own',
    routes: 'settings/role{,/create,/fiche,/verification,/medical,/medical/create}',
  },
  {
    membre: false,
    quoi: 'a colleague who is invited, which has a rule of its own',
    routes: 'users/roles/gestes/inviter',
  },
  {
    membre: false,
    quoi: 'the insurer itself',
    routes:
      'identity/client{,/restore,/logo,/fournisseur/essai,/ouverture,/ouverture/essai,/ouverture/vue}',
  },
  { membre: false, quoi: 'what takes two administrators, by a rule of its own', routes: 'accords' },
  { membre: false, quoi: 'how long kinds of data are kept', routes: 'conservation' },
  {
    membre: false,
    quoi: 'a breach, told to everybody in it',
    routes: 'violations{,/create,/lot,/information}',
  },
  {
    membre: false,
    quoi: 'whoever a rule chooses',
    routes: 'audiences{,/create,/delete,/restore,/lot,/delete/lot,/mesure,/exemples,/appartenance}',
  },
  {
    membre: false,
    quoi: 'everybody in an audience',
    routes: 'notifications{,/create,/geste,/essai,/apercu}',
  },
  { membre: false, quoi: 'an address that mails came back from', routes: 'notifications/ecartees' },
  {
    membre: false,
    quoi: 'everybody of an offer',
    routes: 'evolutions{,/create,/lot,/notification}',
  },
  { membre: false, quoi: 'tables of the insurer', routes: 'renforts{,/restore,/lot}' },
  {
    membre: false,
    quoi: 'where care networks are',
    routes: 'reseaux-soins{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  {
    membre: false,
    quoi: 'tables of the insurer',
    routes: 'ratios{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  {
    membre: false,
    quoi: 'tables of the insurer',
    routes: 'settings/tarif-soins{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  {
    membre: false,
    quoi: 'rules of the insurer',
    routes:
      'settings/regle-date-effet{,/apercu,/create,/delete,/lot,/delete/lot,-essai/create,-essai/delete,-essai/delete/lot}',
  },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'settings/{mail,edition,etiquette,traduction}{,/delete,/lot,/delete/lot}',
  },
  {
    membre: false,
    quoi: 'files of the insurer, and invitations to everybody in them',
    routes:
      'imports/{envois,morceaux,invitations,gestes/abandonner,gestes/essayer,gestes/importer,gestes/confirmer,gestes/confirmer/accord}',
  },
  {
    membre: false,
    quoi: 'what systems call with',
    routes:
      'cles-systeme/{remise,gestes/preparer,gestes/delivrer,gestes/delivrer/accord,gestes/revoquer}',
  },
  { membre: false, quoi: 'the same, shown and sent to oneself', routes: 'settings/{apercu,essai}' },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'release-note{,/create,/delete,/publish,/restore,/lot,/delete/lot,/publish/lot}',
  },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'cms/blocklists{,/create,/delete,/publish,/restore,/lot,/delete/lot,/publish/lot}',
  },
  { membre: false, quoi: 'words of the insurer', routes: 'cms/documents{,/create,/delete}' },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'cms/{libraries,tag}{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes:
      'inbenta-faq/questions{,/create,/delete,/publish,/restore,/lot,/delete/lot,/publish/lot}',
  },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'inbenta-faq/{categories,categories/create,categories/delete,ordre,a-traiter}',
  },
  {
    membre: false,
    quoi: 'words of the insurer',
    routes: 'inbenta-faq/synonymes{,/create,/delete,/restore,/lot,/delete/lot}',
  },
  { membre: false, quoi: 'work that waits', routes: 'jobs/{relance,pause}' },
  { membre: false, quoi: 'how somebody looks at a table', routes: 'vues{,/create,/delete}' },
  { membre: false, quoi: 'what one has typed oneself, and not sent', routes: 'brouillons' },
  { membre: false, quoi: 'whether the history was touched', routes: 'history/controle' },
]

/** Families of addresses that are the same for each table: codes of the insurer, and files taken away. */
export const familles = [
  /^referentiel\//,
  /\/export\/differe$/,
  /^cms\/.*\/(fichier|televersement)$/,
]
