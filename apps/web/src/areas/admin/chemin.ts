/** Where the back office begins: known before its routes, which come later. */
export const CHEMIN_ADMIN = '/admin'
