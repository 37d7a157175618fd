import type { PorteeMachine } from '@espace-adherent/domain'

export const textes = {
  remettre: 'Remettre le secret d’une clé accordée, une fois',
  inconnue: 'Cette clé n’est pas connue à cette adresse',
  revoquee: 'Cette clé a été révoquée',
  expiree: (le: string) => `Cette clé a expiré\u00a0: son dernier jour était le ${le}`,
  horsReseau: 'Cette clé ne peut pas être employée depuis cette adresse',
  sansPortee: (portee: PorteeMachine) => `Cette clé n’a pas la portée «\u00a0${portee}\u00a0»`,
  reseau: (ecrit: string) => `«\u00a0${ecrit}\u00a0» n’est ni une adresse ni un réseau`,
  dejaDeux: (nom: string) =>
    `Deux clés «\u00a0${nom}\u00a0» existent déjà\u00a0: révoquez d’abord l’une des deux`,
  v1: {
    lister: 'Lire les demandes, page après page',
    lire: 'Lire une demande, avec ce qui a été saisi',
    traiter: 'Traiter une demande, depuis la révision qui a été lue',
    integrer: 'Dire si le système a repris ce qui a été appliqué',
    comptes: 'Savoir qui a un espace, page après page',
    piece: 'Télécharger un document d’une demande',
  },
  pasAccordee: 'Cette clé n’attend pas d’être remise',
} as const
