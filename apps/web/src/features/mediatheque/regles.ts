/** What the library takes; the server holds the same. */
export const regles = {
  obligatoire: true,
  nombreMax: 1,
  tailleMax: 5 * 1024 * 1024,
  extensions: ['png', 'jpg', 'jpeg', 'pdf'],
} as const
