import { defineMails, vers } from '../demandes/index.ts'

const ouvrir = vers('Ouvrir la conversation')

export const { recue, traitee } = defineMails(
  'contact',
  { sujet: 'texte' },
  {
    recue: {
      sujet: 'Nous avons reçu votre message',
      corps: [
        'Votre message («\u00a0((sujet))\u00a0») est arrivé. Nous vous répondrons dans votre espace, et un e-mail vous préviendra.',
        ouvrir,
      ],
    },
    traitee: {
      sujet: 'Nous avons répondu à votre message',
      corps: [
        'La réponse à votre message («\u00a0((sujet))\u00a0») est dans votre espace.',
        ouvrir,
      ],
    },
  },
)

export const contactMots = [recue, traitee]
