import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  outils: 'Outils d’affichage',
  agrandir: 'Agrandir',
  reduire: 'Réduire',
  ajuster: 'Ajuster à la largeur',
  pivoter: 'Pivoter',
  precedente: 'Image précédente',
  suivante: 'Image suivante',
  telecharger: 'Télécharger',
  zoom: (pourcent: number) => `${pourcent}\u00a0%`,
  rang: (rang: number, total: number) => `${rang} sur ${total}`,
  page: (rang: number, total: number) => `Page ${rang} sur ${total}`,
  pages: (total: number) => denombre(total, 'page'),
  chargement: 'Chargement en cours...',
  illisible: 'Ce document n’a pas pu être affiché',
  illisibleAide: 'Téléchargez-le pour l’ouvrir avec une application de votre appareil.',
  sansApercu: 'Aucun aperçu pour ce type de fichier',
  imageAbsente: 'Cette image n’a pas pu être chargée',
  aucuneImage: 'Aucune image à afficher',
} as const
