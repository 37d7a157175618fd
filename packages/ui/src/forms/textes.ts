import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  asterisque: 'Les champs signalés par un astérisque sont obligatoires',
  saisieObligatoire: '* saisie obligatoire',
  donneesObligatoires: 'Merci de renseigner toutes les données obligatoires.',
  corriger: (nombre: number) => `Merci de corriger ${denombre(nombre, 'champ')}`,
} as const
