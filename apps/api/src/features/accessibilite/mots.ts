import { defineMails, mailNomme } from '../demandes/index.ts'

const variables = { page: 'texte' } as const

/** French typography: a no-break space stands before « : ; ? ! ». */
export const { corrige: appliquee, recue } = defineMails('accessibilite', variables, {
  corrige: mailNomme(
    'Un problème d’accessibilité est corrigé',
    'Votre signalement d’accessibilité',
    'Ce que vous nous avez signalé («\u00a0((page))\u00a0») est corrigé. Merci.',
  ),
  recue: mailNomme(
    'Un problème d’accessibilité est signalé',
    'Nous avons bien reçu votre signalement',
    'Nous regardons ce que vous nous avez signalé («\u00a0((page))\u00a0»), et nous vous répondons par écrit.',
  ),
})

export const accessibiliteMots = [recue, appliquee]
