import { MonProfil } from '../../features/profil/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ProfilScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.profil}>{textes.titres.profil}</ScreenTitle>
      <MonProfil />
    </>
  )
}
