import { defineMail } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
export const ajoutee = defineMail({
  key: 'clesAcces.ajoutee',
  variables: { appareil: 'texte' },
  sujet: 'Une clé d’accès a été ajoutée',
  corps: [
    'Une clé d’accès (((appareil))) permet désormais de se connecter à votre espace personnel sans mot de passe.',
    'Si ce n’est pas vous, supprimez-la dans «\u00a0Clés d’accès\u00a0», au menu de votre compte, changez votre mot de passe et contactez-nous sans attendre.',
  ],
})

export const supprimee = defineMail({
  key: 'clesAcces.supprimee',
  variables: {},
  sujet: 'Une clé d’accès a été supprimée',
  corps: [
    'Une clé d’accès de votre espace personnel vient d’être supprimée\u00a0: elle ne permet plus de s’y connecter.',
    'Si ce n’est pas vous, changez votre mot de passe et contactez-nous sans attendre.',
  ],
})

export const clesAccesMots = [ajoutee, supprimee]
