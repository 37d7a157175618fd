export { deleteDeadJetons } from './jetons.repository.ts'
export { issueJeton } from './jetons.ts'
export { registerSso } from './sso.routes.ts'
