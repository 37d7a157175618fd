import { defineMails, mail } from '../demandes/index.ts'

const variables = { chose: 'texte', personne: 'texte', jour: 'jour' } as const

export const { recu, enregistre } = defineMails('changementSituation', variables, {
  recu: mail(
    'Nous avons reçu votre changement de situation',
    'Vous nous avez signalé un changement concernant ((chose)) de ((personne)), à partir du ((jour)). Il comptera dès que votre demande aura été traitée.',
  ),
  enregistre: mail(
    'Votre changement de situation est enregistré',
    'Depuis le ((jour)), nous tenons compte du changement concernant ((chose)) de ((personne)). Votre profil et vos documents sont à jour.',
  ),
})

export const changementSituationMots = [recu, enregistre]
