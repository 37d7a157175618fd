import { isRolePropre, libellesRole, tousRoles } from '@espace-adherent/domain'
import type { Champ } from '../gestion/champs.ts'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { dossierUtilisateurSchema, ROLES_MAX, rolesPersonnel } from './index.ts'

const lu = { isCalcule: true, isPersonnel: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const
const choixDe = <R extends (typeof tousRoles)[number]>(roles: readonly R[]) =>
  Object.fromEntries(roles.map((role) => [role, libellesRole[role]])) as Record<R, string>

const roles = {
  genre: 'liste',
  libelle: 'Rôles',
  max: ROLES_MAX,
  choix: choixDe(rolesPersonnel),
  autres: isRolePropre,
} as const satisfies Champ
/** What its colleagues and its member will read of it: long enough to be a reason. */
const motif = {
  genre: 'texteLong',
  libelle: 'Motif',
  min: 10,
  max: 300,
  aide: 'Dites pourquoi, en dix caractères au moins. Il reste dans l’historique.',
} as const satisfies Champ

const uneCle = { regle: /^[\da-f-]{36}$/, message: 'Cette session est déjà fermée' }

/** Accounts: staff, unless somebody is looked for by name, by identifier or by contract. */
export const utilisateursGestion = defineGestion({
  key: 'utilisateurs',
  objet: 'compte',
  slice: 'utilisateurs',
  path: '/users/roles',
  libelle: 'Utilisateurs',
  singulier: 'un utilisateur',
  champs: {
    qui: { ...texte, libelle: 'Nom' },
    nom: { ...texte, libelle: 'Nom de famille', puis: 'prenom' },
    prenom: { ...texte, libelle: 'Prénom' },
    userName: { ...texte, libelle: 'Identifiant' },
    roles: { ...lu, ...roles, max: ROLES_MAX, choix: choixDe(tousRoles) },
    etat: {
      ...lu,
      genre: 'choix',
      libelle: 'État',
      choix: { actif: 'Actif', 'en-attente': 'À activer', verrouille: 'Verrouillé' },
    },
    isAmf: { ...lu, genre: 'booleen', libelle: 'Code à la connexion' },
  },
  colonnes: ['qui', 'userName', 'roles', 'etat'],
  titre: 'qui',
  // Found by its own words: « 20450001 » is a contract, « mar » how a name begins.
  recherche: [],
  tri: 'nom',
  droits: droitsDe('utilisateurs', ['list', 'geste']),
  dossier: dossierUtilisateurSchema,
  etats: {
    champ: 'etat',
    libelles: { actif: 'Actif', 'en-attente': 'À activer', verrouille: 'Verrouillé' },
  },
  gestes: {
    inviter: {
      libelle: 'Inviter un collègue',
      isCreation: true,
      droit: 'create',
      saisie: {
        prenom: { genre: 'texte', libelle: 'Prénom', max: 100 },
        nom: { genre: 'texte', libelle: 'Nom', max: 100 },
        email: { genre: 'texte', libelle: 'Adresse e-mail', max: 254 },
        roles,
      },
      confirmation: 'Un lien pour choisir son mot de passe lui sera envoyé par e-mail.',
      fait: 'L’invitation est partie.',
    },
    changerRoles: {
      libelle: 'Changer les rôles',
      saisie: { roles },
      confirmation:
        'Les rôles d’adhérent et de bénéficiaire viennent des contrats, et restent. Donner ou retirer le rôle d’administrateur, donner celui du service médical ou un rôle qui fait entrer des personnes, demande l’accord d’un second administrateur.',
      fait: 'Les rôles sont enregistrés.',
    },
    relancer: {
      libelle: 'Renvoyer le lien d’activation',
      de: ['en-attente'],
      fait: 'Le mail d’activation a été renvoyé.',
    },
    verrouiller: {
      libelle: 'Verrouiller le compte',
      de: ['actif'],
      saisie: { motif },
      confirmation: 'Ses sessions seront fermées, et personne ne pourra se connecter à ce compte.',
      fait: 'Le compte est verrouillé.',
    },
    deverrouiller: {
      libelle: 'Déverrouiller le compte',
      de: ['verrouille'],
      fait: 'Le compte est déverrouillé.',
    },
    fermerSessions: { libelle: 'Fermer ses sessions', fait: 'Ses sessions sont fermées.' },
    fermerSession: {
      libelle: 'Fermer une session',
      saisie: { session: { genre: 'texte', libelle: 'Session', max: 36, motif: uneCle } },
      fait: 'La session est fermée.',
    },
    leverProtection: {
      libelle: 'Lever la protection par code',
      saisie: { motif },
      confirmation:
        'Le code à la connexion et le numéro de téléphone seront retirés quand un collègue aura approuvé.',
      fait: 'Votre demande attend la décision d’un collègue.',
      accord: { demande: 'la levée de la protection d’un compte' },
    },
    voirComme: {
      libelle: 'Voir son espace',
      de: ['actif'],
      saisie: { motif },
      confirmation:
        'Son espace s’ouvrira en lecture seule, pendant 30\u00a0minutes, dans un nouvel onglet\u00a0: celui-ci reste le vôtre. Votre nom et ce motif lui seront montrés.',
      fait: 'Son espace vous est ouvert pendant 30\u00a0minutes.',
    },
  },
})
