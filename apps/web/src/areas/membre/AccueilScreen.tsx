import { dateAParis, formatJour } from '@espace-adherent/domain/calendrier'
import { AFaire, Assures, ContratCourant, Remboursements } from '../../features/contrats/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function AccueilScreen() {
  const { prenom } = useCurrentUser()
  return (
    <>
      <ScreenTitle lead={formatJour(dateAParis(new Date()))}>{textes.bonjour(prenom)}</ScreenTitle>
      <div className={css.grid}>
        <div className={css.wide}>
          <AFaire />
        </div>
        <div className={css.column}>
          <ContratCourant />
        </div>
        <div className={css.column}>
          <Remboursements />
          <Assures />
        </div>
      </div>
    </>
  )
}
