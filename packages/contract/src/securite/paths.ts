export const SECURITY_CODE_SEND_PATH = '/api/security-code/send'
export const SECURITY_CODE_VERIFY_PATH = '/api/security-code/verify'
export const SECURITY_CODE_CONTACT_PATH = '/api/security-code/contact'
export const SECURITY_CODE_REFRESH_PATH = '/api/security-code/refresh'
