export const ENVOIS_PATH = '/api/admin/imports/envois'
export const MORCEAUX_PATH = '/api/admin/imports/morceaux'
export const INVITATIONS_PATH = '/api/admin/imports/invitations'
export const REJETS_PATH = '/api/admin/imports/rejets'
