import { defineMail } from '@espace-adherent/domain'

/** Proves that mails leave, in whose name, and that their links lead to the right portal. */
export const essaiClient = defineMail({
  key: 'clients.essai',
  libelle: 'Essai d’envoi avant l’ouverture d’un portail',
  variables: { lien: 'lien' },
  sujet: '[Essai] Cet e-mail est bien arrivé',
  corps: [
    'Vous préparez ce portail et avez demandé un essai d’envoi. Suivez le lien pour dire que ce message est arrivé\u00a0: c’est l’un des points à remplir avant l’ouverture.',
    { lien: 'lien', libelle: 'Dire que ce message est arrivé' },
  ],
})

export const clientsMots = [essaiClient]
