/** Apart, so that a screen that only calls asks for no schema. */
export const monComptePaths = {
  securite: '/api/identity/securite',
  checkPassword: '/api/identity/check-password',
  changePassword: '/api/identity/change-password',
  sessions: '/api/identity/sessions/fermeture',
  renvoi: '/api/identity/changement-identifiant/renvoi',
  annulation: '/api/identity/changement-identifiant/annulation',
} as const
