import { dateAParis, formatJour } from '@espace-adherent/domain/calendrier'
import {
  AFaire,
  Assures,
  ContratCourant,
  Remboursements,
  useAvancement,
} from '../../features/contrats/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { beneficiaires } from './routes.ts'
import { textes } from './textes.ts'

export default function AccueilScreen() {
  const { prenom } = useCurrentUser()
  const { nombre, isAJour } = useAvancement()
  const jour = formatJour(dateAParis(new Date()))
  return (
    <>
      <ScreenTitle lead={isAJour ? textes.toutEstAJour(jour, nombre) : jour}>
        {textes.bonjour(prenom)}
      </ScreenTitle>
      <div className={css.grid}>
        <div className={css.wide}>
          <AFaire />
        </div>
        <div className={css.column}>
          <ContratCourant />
        </div>
        <div className={css.column}>
          <Remboursements />
          <Assures href={beneficiaires.link({})} />
        </div>
      </div>
    </>
  )
}
