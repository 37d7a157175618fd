/** Apart, so that the first page asks for no schema. */
export const comptesPaths = {
  register: '/api/identity/register',
  dematerialisation: '/api/identity/register/dematerialisation',
  checkToken: '/api/identity/check-token',
  confirmEmail: '/api/identity/confirm-email',
  activateUser: '/api/identity/activate-user',
  preuveActivation: '/api/identity/activate-user/preuve',
  relanceActivation: '/api/identity/relance-activation',
  forgotPassword: '/api/identity/forgot-password',
  resetPassword: '/api/identity/reset-password',
  preForgotUsername: '/api/identity/pre-forgot-username',
  forgotUsername: '/api/identity/forgot-username',
  confirmUsername: '/api/identity/confirm-username',
  cancelUsername: '/api/identity/cancel-username',
  restoreUsername: '/api/identity/restore-username',
} as const
