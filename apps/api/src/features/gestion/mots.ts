import { defineMail } from '@espace-adherent/domain'

export const exportPret = defineMail({
  key: 'gestion.exportPret',
  libelle: 'Un export demandé par le personnel est prêt',
  variables: { libelle: 'texte', lignes: 'nombre', jusquAu: 'jour' },
  sujet: 'Votre export «\u00a0((libelle))\u00a0» est prêt',
  corps: [
    'L’export «\u00a0((libelle))\u00a0» que vous avez demandé est prêt. Nombre de lignes\u00a0: ((lignes)).',
    'Vous le trouverez dans l’administration du portail, page «\u00a0Exports\u00a0», jusqu’au ((jusquAu)).',
  ],
})

export const gestionMots = [exportPret]
