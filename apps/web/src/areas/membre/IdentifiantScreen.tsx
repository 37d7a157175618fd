import { changementIdentifiantActeGestion as Identifiant } from '../../features/mon-compte/index.ts'

export default () => <Identifiant />
