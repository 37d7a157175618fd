export const textes = {
  tropJeune: 'Vous pourrez en décider à partir de vos 16\u00a0ans.',
  pasLeVotre: 'Seule la personne soignée peut rendre ce soin visible.',
} as const
