export {
  type Invitation,
  inviteAdministrateur,
  renewInvitation,
} from './administrateur.ts'
export { registerComptes } from './comptes.routes.ts'
export { type Comptes, createComptes } from './comptes.ts'
export { comptesMots } from './mots.ts'
