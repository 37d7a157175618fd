import { dateAParis, formatJour } from '@espace-adherent/domain/calendrier'
import { useDeferredValue } from 'react'
import { CarteCourte } from '../../features/carte-tp/index.ts'
import {
  Assures,
  ContratAFaire,
  ContratCourant,
  Remboursements,
  useAvancement,
  useContrats,
} from '../../features/contrats/index.ts'
import {
  DemandesAttendues,
  DemandesEnCours,
  useApercuDemandes,
} from '../../features/demandes/index.ts'
import { Colonnes } from '../../features/portail/index.ts'
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
  const { nombre, isAJour, isCourantAFaire } = useAvancement()
  const comptes = useApercuDemandes()?.comptes
  // As long as nobody knows what waits for the member, nothing says that nothing does.
  const isSansSuite = comptes?.attendent === 0 && comptes.brouillons === 0
  const isAFaire = isCourantAFaire || (comptes?.attendent ?? 0) > 0
  // What a phone shows without scrolling is drawn first.
  const isSuite = useDeferredValue(true, false)
  const jour = formatJour(dateAParis(new Date()))
  return (
    <>
      <ScreenTitle lead={isAJour && isSansSuite ? textes.toutEstAJour(jour, nombre) : jour}>
        {etiquette('portail.bonjour', { prenom })}
      </ScreenTitle>
      <Colonnes>
        {isAFaire && (
          <section className={`${css.large} ${css.aFaire}`} aria-labelledby="a-faire">
            <h2 id="a-faire">{textes.aFaire}</h2>
            <DemandesAttendues />
            <ContratAFaire cotisations={cotisations.link({})} />
          </section>
        )}
        <div className={css.column}>
          {isSante && <DerniersRemboursements />}
          <DemandesEnCours avecBrouillons />
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
      </Colonnes>
    </>
  )
}
