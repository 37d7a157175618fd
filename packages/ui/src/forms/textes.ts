export const textes = {
  asterisque: 'Les champs signalés par un astérisque sont obligatoires',
  saisieObligatoire: '* saisie obligatoire',
  donneesObligatoires: 'Merci de renseigner toutes les données obligatoires.',
  corriger: (nombre: number) =>
    nombre > 1 ? `Merci de corriger ${nombre} champs` : 'Merci de corriger 1 champ',
} as const
