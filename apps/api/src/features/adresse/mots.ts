import { defineMails, mail, mailNomme, suivre, vers } from '../demandes/index.ts'

const variables = { adresse: 'texte', jour: 'jour' } as const
const pasMoi =
  'Vous n’êtes pas à l’origine de cette demande\u00a0? Changez votre mot de passe et prévenez-nous sans attendre.'

export const {
  recue,
  modifiee: appliquee,
  parAutrui,
} = defineMails('adresse', variables, {
  recue: mail(
    'Nous avons reçu votre nouvelle adresse',
    'Vous nous avez indiqué cette adresse, à partir du ((jour))\u00a0: ((adresse)). Nous l’utiliserons dès que votre demande sera acceptée.',
    suivre,
    pasMoi,
  ),
  modifiee: mail(
    'Votre adresse a été modifiée',
    'Depuis le ((jour)), votre adresse est\u00a0: ((adresse)). Nous y enverrons ce que vous recevez par la poste.',
    vers('Voir mon profil'),
    pasMoi,
  ),
  /** To somebody who has an account of their own, and whom another has moved along. */
  parAutrui: {
    avec: { qui: 'texte' },
    ...mailNomme(
      'Adresse modifiée par un proche',
      '((qui)) a modifié votre adresse',
      '((qui)) nous a indiqué que vous déménagiez ensemble. Depuis le ((jour)), votre adresse est\u00a0: ((adresse)).',
      'Ce n’est pas le cas\u00a0? Indiquez-nous votre adresse dans votre profil\u00a0: c’est celle que nous utiliserons.',
      vers('Voir mon profil'),
    ),
  },
})

export const adresseMots = [recue, appliquee, parAutrui]
