import { accorde, denombre } from '@espace-adherent/domain/texte'

export const textesOuverture = {
  onglet: 'Ouverture',
  etat: 'En préparation',
  avant: 'Avant d’ouvrir',
  prets: (prets: number, total: number) =>
    `${denombre(prets, 'point')} sur ${total} ${prets > 1 ? 'sont' : 'est'} ${accorde(prets, 'prêt')}`,
  encore: (combien: number) => `Encore ${denombre(combien, 'point')}`,
  toutPret: 'Tout est prêt',
  avance: 'Points prêts',
  personne: 'S’ouvre quand tout est prêt. Personne ne peut passer outre, même en urgence.',
  aDeux: 'Un second administrateur devra l’accorder.',
  voir: 'Voir',
  completer: 'Compléter',
  aller: (geste: string, titre: string, isAilleurs: boolean) =>
    `${geste}\u00a0: ${titre}${isAilleurs ? ' (nouvel onglet)' : ''}`,
  essayer: 'M’envoyer un essai',
  essaiParti: (a: string) => `L’essai est parti à ${a}.`,
  essaiEchec: 'L’essai n’a pas pu être envoyé.',
  tantQue: 'Tant qu’il est en préparation',
  regles: [
    'Visible des administrateurs seulement',
    'Aucun e-mail, SMS, prélèvement ni paiement ne part, hors «\u00a0[Essai]\u00a0»',
    'Hors des moteurs de recherche',
  ],
  voirEnEssai: 'Voir le portail en essai',
  voirEchec: 'Le portail n’a pas pu être montré.',
  alOuverture: 'À l’ouverture',
  adherents: (contrats: number) =>
    contrats === 0
      ? 'Aucun contrat n’est encore importé. Aucun message ne part\u00a0: l’invitation se programme à part.'
      : `Les adhérents de ${denombre(contrats, 'contrat')} pourront créer leur espace. Aucun message ne leur part\u00a0: l’invitation se programme à part.`,
  demandee: (par: string, le: string) =>
    `Ouverture demandée par ${par} le ${le}. Un autre administrateur doit l’accorder.`,
  gestes: {
    demander: 'Ouvrir le portail',
    accorder: 'Accorder l’ouverture',
    refuser: 'Refuser',
    annuler: 'Annuler la demande',
  },
  confirmer: {
    demander: (libelle: string) => `Ouvrir le portail «\u00a0${libelle}\u00a0»\u00a0?`,
    accorder: (libelle: string) => `Accorder l’ouverture de «\u00a0${libelle}\u00a0»\u00a0?`,
    refuser: (libelle: string) => `Refuser l’ouverture de «\u00a0${libelle}\u00a0»\u00a0?`,
    annuler: (libelle: string) => `Annuler l’ouverture de «\u00a0${libelle}\u00a0»\u00a0?`,
  },
  consequence: {
    demander: 'Un second administrateur reçoit votre demande. Rien ne change avant son accord.',
    accorder:
      'Le portail s’ouvre aussitôt à tous. Aucun message ne part aux adhérents, et l’ouverture ne s’annule pas.',
    refuser: 'Le portail reste en préparation.',
    annuler: 'Le portail reste en préparation.',
  },
  fermer: 'Fermer',
  echec: 'L’ouverture n’a pas avancé',
} as const
