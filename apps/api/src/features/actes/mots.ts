import { defineMail } from '@espace-adherent/domain'

export const brouillonOublie = defineMail({
  key: 'actes.brouillonOublie',
  libelle: 'Un brouillon va être supprimé',
  variables: { libelle: 'texte', jusquAu: 'jour', lien: 'lien' },
  sujet: 'Votre brouillon «\u00a0((libelle))\u00a0» va être supprimé',
  corps: [
    'Vous avez commencé la démarche «\u00a0((libelle))\u00a0» sans l’envoyer. Sans changement de votre part, ce brouillon sera supprimé le ((jusquAu)).',
    { lien: 'lien', libelle: 'Reprendre ma démarche' },
  ],
})

export const actesMots = [brouillonOublie]
