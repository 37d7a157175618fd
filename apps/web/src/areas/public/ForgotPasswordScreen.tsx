import { ForgotPasswordPanel } from '../../features/comptes/index.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { forgotPasswordConfirmation } from './routes.ts'
import { textes } from './textes.ts'

export default function ForgotPasswordScreen() {
  return (
    <>
      <ScreenTitle lead={textes.forgotPasswordLead}>{textes.forgotPasswordTitre}</ScreenTitle>
      <ForgotPasswordPanel onDone={() => navigate(forgotPasswordConfirmation.link({}))} />
    </>
  )
}
