import { Securite } from '../../features/comptes/mon-compte/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { identifiant } from './routes.ts'
import { textes } from './textes.ts'

export default function SecuriteScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.securite}>{textes.titres.securite}</ScreenTitle>
      <Securite lienIdentifiant={identifiant.link({})} />
    </>
  )
}
