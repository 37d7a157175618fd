import { SinistreDemarche } from '../../features/sinistres/index.ts'

export default () => <SinistreDemarche />
