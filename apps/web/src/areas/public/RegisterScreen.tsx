import { RegisterPanel } from '../../features/comptes/index.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { displayEmail } from './routes.ts'
import { textes } from './textes.ts'

export default function RegisterScreen() {
  return (
    <>
      <ScreenTitle lead={textes.registerLead}>{textes.registerTitre}</ScreenTitle>
      <RegisterPanel onDone={() => navigate(displayEmail.link({}))} />
    </>
  )
}
