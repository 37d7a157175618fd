import { defineMail } from '@espace-adherent/domain'

/** To those who may decide, never to whoever asked. */
export const accordAttendu = defineMail({
  key: 'approbations.accordAttendu',
  libelle: 'Une décision attend une seconde personne',
  variables: { quoi: 'texte', par: 'texte' },
  sujet: 'Votre accord est attendu',
  corps: [
    '((par)) attend l’accord d’une seconde personne\u00a0: ((quoi)).',
    'Vous le trouverez sur le tableau de bord de l’administration, parmi ce qui est à faire.',
  ],
})

export const approbationsMots = [accordAttendu]
