import { defineMail } from '@espace-adherent/domain'
import { vers } from '../demandes/index.ts'

const variables = { sujet: 'texte', lien: 'lien' } as const
const suivre = vers('Ouvrir la conversation')

export const recue = defineMail({
  key: 'contact.recue',
  variables,
  sujet: 'Nous avons reçu votre message',
  corps: [
    'Votre message («\u00a0((sujet))\u00a0») est arrivé. Nous vous répondrons dans votre espace, et un e-mail vous préviendra.',
    suivre,
  ],
})

export const traitee = defineMail({
  key: 'contact.traitee',
  variables,
  sujet: 'Nous avons répondu à votre message',
  corps: ['La réponse à votre message («\u00a0((sujet))\u00a0») est dans votre espace.', suivre],
})

export const contactMots = [recue, traitee]
