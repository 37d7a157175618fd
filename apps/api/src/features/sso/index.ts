import type { Executor } from '../../platform/db/index.ts'
import { defineSlice } from '../slice.ts'
import { deleteDeadJetons } from './jetons.repository.ts'
import { registerSso } from './sso.routes.ts'

export { issueJeton } from './jetons.ts'

export const ssoSlice = defineSlice({
  nom: 'sso',
  mount: registerSso,
  purge: ({ db }: { db: Executor }, now) => deleteDeadJetons(db, now),
})
