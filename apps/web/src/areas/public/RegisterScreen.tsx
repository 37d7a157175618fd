import { RegisterPanel } from '../../features/comptes/index.ts'
import { portail } from '../../platform/portail/settings.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './public.module.css'
import { displayEmail } from './routes.ts'
import { textes } from './textes.ts'

export default function RegisterScreen() {
  return (
    <>
      <ScreenTitle lead={textes.registerLead}>{textes.registerTitre}</ScreenTitle>
      <RegisterPanel onDone={() => navigate(displayEmail.link({}))} />
      <Ailleurs />
    </>
  )
}

/**
 * Somebody at the wrong insurer of this platform would be recognised by none of their contracts.
 */
function Ailleurs() {
  const { autresClients } = portail().client
  if (autresClients.length === 0) return null
  return (
    <nav className={css.ailleurs} aria-label={textes.ailleurs}>
      <p>{textes.ailleurs}</p>
      <ul>
        {autresClients.map(({ code, libelle, url }) => (
          <li key={code}>
            <a href={`${url}/#/register`}>{textes.creerAilleurs(libelle)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
