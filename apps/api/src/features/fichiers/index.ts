export { registerFichiers } from './fichiers.routes.ts'
export { createFichiers, type Fichier, type Fichiers, type Rattachement } from './fichiers.ts'
