import { defineMail } from '@espace-adherent/domain'

const variables = { chose: 'texte', personne: 'texte', jour: 'jour', lien: 'lien' } as const
const suivre = { lien: 'lien', libelle: 'Suivre ma demande' } as const

export const recu = defineMail({
  key: 'changementSituation.recu',
  libelle: 'Changement de situation reçu',
  variables,
  sujet: 'Nous avons reçu votre changement de situation',
  corps: [
    'Vous nous avez signalé un changement concernant ((chose)) de ((personne)), à partir du ((jour)). Il comptera dès que votre demande aura été traitée.',
    suivre,
  ],
})

export const enregistre = defineMail({
  key: 'changementSituation.enregistre',
  libelle: 'Changement de situation enregistré',
  variables,
  sujet: 'Votre changement de situation est enregistré',
  corps: [
    'Depuis le ((jour)), nous tenons compte du changement concernant ((chose)) de ((personne)). Votre profil et vos documents sont à jour.',
    suivre,
  ],
})

export const changementSituationMots = [recu, enregistre]
