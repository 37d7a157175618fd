import { defineMails, mail, vers } from '../demandes/index.ts'

const ouvrir = vers('Ouvrir la conversation')

const variables = { sujet: 'texte' } as const

export const { recue, traitee: appliquee } = defineMails('contact', variables, {
  recue: mail(
    'Nous avons reçu votre message',
    'Votre message («\u00a0((sujet))\u00a0») est arrivé. Nous vous répondrons dans votre espace, et un e-mail vous préviendra.',
    ouvrir,
  ),
  traitee: mail(
    'Nous avons répondu à votre message',
    'La réponse à votre message («\u00a0((sujet))\u00a0») est dans votre espace.',
    ouvrir,
  ),
})

export const contactMots = [recue, appliquee]
