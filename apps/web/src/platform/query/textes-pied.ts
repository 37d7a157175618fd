/** Apart from the texts that every visitor loads. */
export const SUITE_NON_IMPRIMEE =
  'La liste continue. Pour l’avoir entière sur papier, choisissez «\u00a0Afficher la suite\u00a0» jusqu’au bout avant d’imprimer.'
