import { ForgotUsernamePanel } from '../../features/comptes/index.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { EFFET_IMMEDIAT } from './effet.ts'
import { displayEmail } from './routes.ts'
import { textes } from './textes.ts'

export default function ForgotUsernameScreen() {
  return (
    <>
      <ScreenTitle lead={textes.forgotUsernameLead}>{textes.forgotUsernameTitre}</ScreenTitle>
      <ForgotUsernamePanel
        onDone={(effetLe) => navigate(displayEmail.link({}, { effet: effetLe ?? EFFET_IMMEDIAT }))}
      />
    </>
  )
}
