import { defineMails, mail, vers } from '../demandes/index.ts'

const variables = { phrase: 'texte', accepte: 'condition' } as const

export const { recue, appliquee } = defineMails('consentements', variables, {
  recue: mail(
    'Nous avons reçu votre réponse',
    'Vous avez répondu ((si accepte))oui((sinon))non((fin)) à\u00a0: «\u00a0((phrase))\u00a0» Votre réponse prendra effet dès qu’elle sera acceptée.',
  ),
  appliquee: mail(
    'Votre choix est enregistré',
    'Vous avez répondu ((si accepte))oui((sinon))non((fin)) à\u00a0: «\u00a0((phrase))\u00a0»',
    'Vous pouvez changer d’avis à tout moment.',
    vers('Voir mes préférences'),
  ),
})

export const consentementsMots = [recue, appliquee]
