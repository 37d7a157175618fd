import { lazy } from 'react'
import { modals } from '../../platform/modals/modals.ts'

const ReseauxSoins = lazy(() => import('./ReseauxSoins.tsx'))

export const ouvrirReseauxSoins = () => modals.open((close) => <ReseauxSoins onClose={close} />)
