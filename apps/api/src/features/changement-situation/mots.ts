import { defineMails } from '../demandes/index.ts'

const variables = { chose: 'texte', personne: 'texte', jour: 'jour' } as const

export const { recu, enregistre } = defineMails('changementSituation', variables, {
  recu: {
    libelle: 'Changement de situation reçu',
    sujet: 'Nous avons reçu votre changement de situation',
    corps: [
      'Vous nous avez signalé un changement concernant ((chose)) de ((personne)), à partir du ((jour)). Il comptera dès que votre demande aura été traitée.',
    ],
  },
  enregistre: {
    libelle: 'Changement de situation enregistré',
    sujet: 'Votre changement de situation est enregistré',
    corps: [
      'Depuis le ((jour)), nous tenons compte du changement concernant ((chose)) de ((personne)). Votre profil et vos documents sont à jour.',
    ],
  },
})

export const changementSituationMots = [recu, enregistre]
