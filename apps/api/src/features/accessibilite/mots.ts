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

export const accessibiliteMots = [corrige]
