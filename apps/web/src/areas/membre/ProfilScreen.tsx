import { ChangementsPrevus } from '../../features/actes/index.ts'
import { MesConsentements } from '../../features/consentements/index.ts'
import { MonProfil } from '../../features/profil/MonProfil.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { profilAdresse, suppression } from './routes.ts'
import { textes } from './textes.ts'

export default function ProfilScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.profil}>{textes.titres.profil}</ScreenTitle>
      <div className={css.column}>
        <ChangementsPrevus groupe="profil" />
        <MonProfil adresse={profilAdresse.link({})} />
        <MesConsentements titre={textes.titres.consentements} />
        <p>
          {textes.fermerEspace} <a href={suppression.link({})}>{textes.titres.suppression}</a>
        </p>
      </div>
    </>
  )
}
