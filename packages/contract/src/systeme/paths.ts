/** Where the insurer's management system calls. */
export const SYSTEME_V1 = '/api/systeme/v1'
export const REMISE_CLE_PATH = '/api/admin/cles-systeme/remise'
