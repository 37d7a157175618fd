export const LOGOUT_URL = '/api/identity/logout'
