import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'

const ClesAccesDialog = lazyView(() => import('./ClesAccesDialog.tsx'))

/** Shows the passkeys of whoever is signed in, in a dialog of its own. */
export const ouvrirClesAcces = () => modals.open((close) => <ClesAccesDialog onClose={close} />)
