import { dateAParis, formatJour } from '@espace-adherent/domain/calendrier'
import { useDeferredValue } from 'react'
import { AFaire } from '../../features/accueil/AFaire.tsx'
import { useAFaire } from '../../features/accueil/useAFaire.ts'
import { CarteCourte } from '../../features/carte-tp/CarteCourte.tsx'
import {
  Assures,
  ContratCourant,
  Remboursements,
  useContrats,
} from '../../features/contrats/index.ts'
import { AccueilProche } from '../../features/delegation/vues.ts'
import { DemandesEnCours } from '../../features/demandes/index.ts'
import { Colonnes } from '../../features/portail/index.ts'
import { DerniersRemboursements, DouzeDerniersMois } from '../../features/remboursements/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'
import { etiquette } from '../../platform/portail/etiquettes.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser, useLectureSeule } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import {
  beneficiaires,
  carteTiersPayant,
  compteurs,
  contrats,
  cotisations,
  demandes,
  documents,
  remboursements,
} from './routes.ts'
import { textes } from './textes.ts'

/** Its code comes with its first showing, and accueil does without it when it does not. */
const CarteCompteurs = lazyView(() => import('../../features/compteurs/CarteCompteurs.tsx'), {
  isOptional: true,
})

/** Two columns on a wide screen, one after the other on a phone: what is asked for most comes first. */
export default function AccueilScreen() {
  return useLectureSeule() ? <AccueilProche liens={deProche} /> : <Accueil />
}

const deProche = {
  remboursements: remboursements.link({}),
  documents: documents.link({}),
  contrats: contrats.link({}),
  carte: carteTiersPayant.link({}),
  cotisations: cotisations.link({}),
  demarches: demandes.link({}),
}

function Accueil() {
  const { prenom } = useCurrentUser()
  const { contrats: tous, courant } = useContrats()
  const isSante = courant.typeContrat === 'sante'
  const { isAFaire, isToutAJour, ...aFaire } = useAFaire()
  // What a phone shows without scrolling is drawn first.
  const isSuite = useDeferredValue(true, false)
  const jour = formatJour(dateAParis(new Date()))
  return (
    <>
      <ScreenTitle lead={isToutAJour ? textes.toutEstAJour(jour, tous.length) : jour}>
        {etiquette('portail.bonjour', { prenom })}
      </ScreenTitle>
      <Colonnes>
        {isAFaire && (
          <AFaire
            {...aFaire}
            className={`wide stack gap-12`}
            beneficiaires={beneficiaires.link({})}
          />
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
            {isSante && <CarteCompteurs href={compteurs.link({})} />}
            <Remboursements />
            <Assures href={beneficiaires.link({})} />
          </div>
        )}
      </Colonnes>
    </>
  )
}
