import { defineMails, mail, vers } from '../demandes/index.ts'

const variables = { chose: 'texte', personne: 'texte', jour: 'jour' } as const

export const { recu: recue, enregistre: appliquee } = defineMails(
  'changementSituation',
  variables,
  {
    recu: mail(
      'Nous avons reçu votre changement de situation',
      'Vous nous avez signalé un changement pour ((personne))\u00a0: ((chose)), à partir du ((jour)). Nous l’appliquerons dès que votre demande sera acceptée.',
    ),
    enregistre: mail(
      'Votre changement de situation est enregistré',
      'Depuis le ((jour)), nous tenons compte de ce changement pour ((personne))\u00a0: ((chose)). Votre profil et vos documents sont à jour.',
      vers('Voir mon profil'),
    ),
  },
)

export const changementSituationMots = [recue, appliquee]
