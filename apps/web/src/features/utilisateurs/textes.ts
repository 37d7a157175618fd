import type { EtatCompte } from '@espace-adherent/contract/utilisateurs'
import { de, denombre } from '@espace-adherent/domain/texte'

export const textes = {
  titre: 'Utilisateurs',
  lead: 'Le personnel, et les comptes des adhérents que vous cherchez.',
  liste: 'Liste\u00a0: Utilisateurs',
  chercher: 'Chercher quelqu’un',
  chercherAide: 'Nom, adresse e-mail ou numéro de contrat',
  numeroSecu:
    'Un numéro de sécurité sociale ne se cherche pas ici\u00a0: cherchez un nom, une adresse e-mail ou un contrat.',
  personne: 'Personne ne répond à cette recherche',
  personneTexte: 'Essayez le début du nom, l’adresse e-mail entière ou le numéro de contrat.',
  tropNombreux: (max: number) =>
    `${denombre(max, 'résultat')} au plus\u00a0: précisez la recherche.`,
  colonnes: { nom: 'Nom', identifiant: 'Identifiant', roles: 'Rôle', etat: 'État' },
  etats: {
    actif: 'Actif',
    'en-attente': 'À activer',
    verrouille: 'Verrouillé',
  } satisfies Record<EtatCompte, string>,
  rolesDonnables: 'Seuls les rôles dont vous avez vous-même les droits sont proposés.',
  creerMembre: 'Créer le compte d’une personne couverte',
  dossier: {
    vueEnPreparation: 'Espace de l’adhérent…',
    vueRetenue: 'Votre navigateur a retenu le nouvel onglet.',
    ouvrirVue: 'Ouvrir son espace',
    creeLe: 'Créé le',
    derniere: 'Dernière connexion',
    jamais: 'Jamais',
    telephone: 'Téléphone',
    appels: 'Appels commerciaux',
    appelsDits: (isAccepte: boolean, le: string | null) =>
      `${isAccepte ? 'Acceptés' : 'Refusés'}${le ? ` le ${le}` : ''}`,
    aucun: 'Aucun',
    protection: 'Code à la connexion',
    cles: 'Clés d’accès',
    application: 'Application d’authentification',
    contrats: 'Contrats',
    qualites: { adherent: 'adhérent', beneficiaire: 'bénéficiaire' } as Readonly<
      Record<string, string>
    >,
    sessions: 'Sessions ouvertes',
    aucuneSession: 'Aucune session n’est ouverte.',
    fermer: 'Fermer',
    fermerCelle: (appareil: string, moment: string) =>
      `Fermer la session ${de(appareil)}, ouverte le ${moment}`,
    vueLe: (moment: string) => `vue le ${moment}`,
    verrouilleLe: (moment: string) =>
      `Verrouillé le ${moment}\u00a0: personne ne peut s’y connecter.`,
    roles: 'Rôles',
    oui: 'Oui',
    non: 'Non',
    gestes: 'Que faire',
    empechement: 'Vous ne pouvez rien faire de ce compte',
    consulte: 'L’adhérent sait que vous avez ouvert son dossier.',
  },
  attente: {
    titre: 'La levée de la protection attend une décision',
    texte: (par: string, moment: string, motif: string) =>
      `Demandée par ${par} le ${moment}\u00a0: ${motif}`,
    parMoi: 'Une autre personne que vous doit décider.',
    inconnu: 'quelqu’un',
    approuver: 'Approuver la levée',
    refuser: 'Refuser la levée',
    reprendre: 'Retirer ma demande',
  },
  echec: 'L’action n’a pas abouti',
  membre: {
    titre: 'Créer le compte d’une personne couverte',
    texte:
      'Il choisira son mot de passe et répondra aux consentements par le lien que nous lui enverrons. Un code envoyé au mobile que nous lui connaissons prouvera que c’est lui\u00a0: sans mobile connu, il crée son espace lui-même.',
    contrat: 'Numéro de contrat',
    chercher: 'Chercher les personnes couvertes',
    inconnu: 'Aucune personne couverte pour ce numéro de contrat.',
    qui: 'Pour qui',
    tousOntUnCompte: 'Toutes les personnes de ce contrat ont déjà un compte.',
    email: 'Son adresse e-mail',
    envoyer: 'Créer le compte et envoyer le lien',
    echec: 'Le compte n’a pas été créé',
  },
} as const
