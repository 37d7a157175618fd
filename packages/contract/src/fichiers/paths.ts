/** Where the browser sends one file at a time, and where its owner reads it again. */
export const UPLOAD_PATH = '/api/fichiers/upload'
