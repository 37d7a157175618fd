import { IdentifiantDemarche } from '../../features/mon-compte/index.ts'

export default () => <IdentifiantDemarche />
