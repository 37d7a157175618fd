import { dateAParis, formatJour } from '@espace-adherent/domain/calendrier'
import { useDeferredValue } from 'react'
import { CarteCourte } from '../../features/carte-tp/index.ts'
import {
  AFaire,
  Assures,
  ContratCourant,
  Remboursements,
  useAvancement,
  useContrats,
} from '../../features/contrats/index.ts'
import { DerniersRemboursements, DouzeDerniersMois } from '../../features/remboursements/index.ts'
import { etiquette } from '../../platform/portail/etiquettes.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { beneficiaires, cotisations } from './routes.ts'
import { textes } from './textes.ts'

/** Two columns on a wide screen, one after the other on a phone: what is asked for most comes first. */
export default function AccueilScreen() {
  const { prenom } = useCurrentUser()
  const isSante = useContrats().courant.typeContrat === 'sante'
  const { nombre, isAJour } = useAvancement()
  // What a phone shows without scrolling is drawn first.
  const isSuite = useDeferredValue(true, false)
  const jour = formatJour(dateAParis(new Date()))
  return (
    <>
      <ScreenTitle lead={isAJour ? textes.toutEstAJour(jour, nombre) : jour}>
        {etiquette('portail.bonjour', { prenom })}
      </ScreenTitle>
      <div className={css.grid}>
        <div className={css.wide}>
          <AFaire cotisations={cotisations.link({})} />
        </div>
        <div className={css.column}>
          {isSante && <DerniersRemboursements />}
          {isSante && <CarteCourte />}
          <ContratCourant />
        </div>
        {isSuite && (
          <div className={css.column}>
            {isSante && <DouzeDerniersMois />}
            <Remboursements />
            <Assures href={beneficiaires.link({})} />
          </div>
        )}
      </div>
    </>
  )
}
