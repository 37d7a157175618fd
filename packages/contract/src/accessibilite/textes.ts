/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  chapo: 'Nous dire ce que vous n’arrivez pas à lire ou à faire.',
  etapes: { signalement: 'Votre signalement' },
  accuse: 'Accuser réception',
  page: 'Où cela se passe',
  message: 'Ce qui ne va pas',
  outil: 'Ce que vous utilisez',
} as const
