import { denombre } from '@espace-adherent/domain/texte'

export const textesChoix = { choisir: 'Choisir…' } as const

export const textesForms = {
  asterisque: 'Les champs signalés par un astérisque sont obligatoires',
  saisieObligatoire: '* saisie obligatoire',
  donneesObligatoires: 'Merci de renseigner toutes les données obligatoires.',
  corriger: (nombre: number) => `Merci de corriger ${denombre(nombre, 'champ')}`,
} as const

export const textesMontants = { euro: '€', aide: 'En euros, par exemple 1\u00a0234,56' } as const

export const textesTelephone = {
  telephone: 'Téléphone',
  mobile: 'Téléphone mobile',
  aide: 'Par exemple 06\u00a012\u00a034\u00a056\u00a078, ou +32… à l’étranger',
} as const
