import type { SuiteDite } from '@espace-adherent/contract'

export const textes = {
  /** Nothing was asked for. */
  deja: {
    ton: 'info',
    titre: 'Rien à changer',
    textes: ['C’est déjà ce que nous avons\u00a0: aucune demande n’était nécessaire.'],
    le: null,
    bouton: { libelle: 'Mes démarches', vers: '/demarches' },
    objets: [],
  } as SuiteDite,
  /** Sent once more, from before what came of it was kept. */
  enregistree: {
    ton: 'attente',
    titre: 'Votre demande est enregistrée',
    textes: [],
    le: null,
    bouton: { libelle: 'Suivre ma demande', vers: null },
    objets: [],
  } as SuiteDite,
  autreTypeContrat: 'Cette démarche n’existe pas pour ce type de contrat',
  contratFini: 'Ce contrat a pris fin\u00a0: cette démarche ne le concerne plus',
  pasCouverte: 'Cette personne n’est plus couverte par ce contrat',
  sansContrat: 'Le contrat concerné n’est pas indiqué',
  etapeInconnue: 'Cette étape ne fait pas partie de la démarche',
  autreAppareil:
    'Ce brouillon a été modifié sur un autre appareil\u00a0: rechargez-le pour reprendre là où vous en étiez',
} as const
