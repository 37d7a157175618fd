export const SECURITY_CODE_SEND_PATH = '/api/security-code/send'
export const SECURITY_CODE_VERIFY_PATH = '/api/security-code/verify'
export const SECURITY_CODE_CONTACT_PATH = '/api/security-code/contact'
export const SECURITY_CODE_REFRESH_PATH = '/api/security-code/refresh'
export const SECURITY_CODE_CHOIX_PATH = '/api/security-code/choix'

/** Of staff: the application that shows the codes of their sign-in. */
export const applicationPaths = {
  proposition: '/api/identity/application/proposition',
  application: '/api/identity/application',
  retrait: '/api/identity/application/retrait',
} as const
