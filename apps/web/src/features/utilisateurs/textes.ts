import type { EtatCompte, NomGesteUtilisateur } from '@espace-adherent/contract/utilisateurs'
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
  inviter: 'Inviter un collègue',
  creerMembre: 'Créer le compte d’une personne couverte',
  dossier: {
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
    rolesAide:
      'Les rôles d’adhérent et de bénéficiaire viennent des contrats. Donner ou retirer le rôle d’administrateur, et donner celui du service médical, demande l’accord d’un second administrateur.',
    rolesDonnables: 'Seuls les rôles dont vous avez vous-même les droits sont proposés.',
    enregistrerRoles: 'Enregistrer les rôles',
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
  },
  gestes: {
    relancer: 'Renvoyer le lien d’activation',
    verrouiller: 'Verrouiller le compte',
    deverrouiller: 'Déverrouiller le compte',
    'fermer-sessions': 'Fermer ses sessions',
    'fermer-session': 'Fermer une session',
    'demander-amf': 'Lever la protection par code',
    'approuver-amf': 'Approuver la levée',
    'refuser-amf': 'Refuser la levée',
    'voir-comme': 'Voir son espace',
  } satisfies Record<NomGesteUtilisateur, string>,
  faits: {
    relancer: 'Le mail d\u2019activation a été renvoyé.',
    verrouiller: 'Le compte est verrouillé.',
    deverrouiller: 'Le compte est déverrouillé.',
    'fermer-sessions': 'Ses sessions sont fermées.',
    'fermer-session': 'La session est fermée.',
    'demander-amf': 'Votre demande attend la décision d’un collègue.',
    'approuver-amf': 'La protection est levée.',
    'refuser-amf': 'La demande est refusée.',
    'voir-comme': 'Vous voyez son espace.',
  } satisfies Record<NomGesteUtilisateur, string>,
  echec: 'L’action n’a pas abouti',
  motif: {
    libelle: 'Motif',
    aide: 'Dix caractères au moins. Il reste dans l’historique.',
    court: 'Dites pourquoi, en dix caractères au moins.',
    annuler: 'Annuler',
    textes: {
      verrouiller: 'Ses sessions seront fermées, et personne ne pourra se connecter à ce compte.',
      'demander-amf':
        'Le code à la connexion et le numéro de téléphone seront retirés quand un collègue aura approuvé.',
      'voir-comme':
        'Vous verrez son espace en lecture seule pendant 30\u00a0minutes. Votre nom et ce motif lui seront montrés.',
    },
  },
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
  creation: {
    titre: 'Inviter un collègue',
    texte: 'Un lien pour choisir son mot de passe lui sera envoyé par e-mail.',
    email: 'Adresse e-mail',
    prenom: 'Prénom',
    nom: 'Nom',
    roles: 'Rôles',
    envoyer: 'Envoyer l’invitation',
    echec: 'L’invitation n’est pas partie',
  },
} as const
