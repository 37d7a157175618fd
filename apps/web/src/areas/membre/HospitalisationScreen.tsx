import { PecDemarche } from '../../features/hospitalisation/index.ts'

export default () => <PecDemarche />
