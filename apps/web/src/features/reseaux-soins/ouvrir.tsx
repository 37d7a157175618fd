import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'

const ReseauxSoins = lazyView(() => import('./ReseauxSoins.tsx'))

export const ouvrirReseauxSoins = () => modals.open((close) => <ReseauxSoins onClose={close} />)
