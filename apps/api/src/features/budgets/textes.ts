/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  affluence:
    'Nous recevons en ce moment un nombre inhabituel de demandes\u00a0: celle-ci n’a pas été prise en compte. Réessayez dans une heure, ou contactez-nous.',
} as const
