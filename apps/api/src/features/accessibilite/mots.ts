import { defineMail } from '@espace-adherent/domain'
import { suivre } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const corrige = defineMail({
  key: 'accessibilite.corrige',
  libelle: 'Un problème d’accessibilité est corrigé',
  variables: { page: 'texte', lien: 'lien' },
  sujet: 'Votre signalement d’accessibilité',
  corps: ['Ce que vous nous avez signalé («\u00a0((page))\u00a0») est corrigé. Merci.', suivre],
})

export const recue = defineMail({
  key: 'accessibilite.recue',
  libelle: 'Un problème d’accessibilité est signalé',
  variables: { page: 'texte', lien: 'lien' },
  sujet: 'Nous avons bien reçu votre signalement',
  corps: [
    'Nous regardons ce que vous nous avez signalé («\u00a0((page))\u00a0»), et nous vous répondons par écrit.',
    suivre,
  ],
})

export const accessibiliteMots = [recue, corrige]
