import { dateAParis, formatJour } from '@espace-adherent/domain/calendrier'
import { ContratSelector } from '@espace-adherent/ui/contrats/ContratSelector.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { AFaire } from '../../features/accueil/AFaire.tsx'
import { useAFaire } from '../../features/accueil/useAFaire.ts'
import { CarteCourte } from '../../features/carte-tp/CarteCourte.tsx'
import {
  Assures,
  Attestation,
  ContratCourant,
  Remboursements,
  useContrats,
} from '../../features/contrats/index.ts'
import { AccueilProche } from '../../features/delegation/vues.ts'
import { DemandesEnCours } from '../../features/demandes/index.ts'
import { Colonnes } from '../../features/portail/index.ts'
import {
  ArgentAttendu,
  apercuQuery,
  DerniersRemboursements,
  DouzeDerniersMois,
} from '../../features/remboursements/index.ts'
import { useIsWide } from '../../platform/browser/wide.ts'
import { lazyView } from '../../platform/chunks/index.ts'
import { etiquette } from '../../platform/portail/etiquettes.ts'
import { Attente } from '../../platform/query/Lecture.tsx'
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

/** Two columns on a wide screen; on a phone one, which begins with what is shown at a counter: the card, then the attestation. */
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
  const { contrats: tous, courant, choose } = useContrats()
  const isSante = courant.typeContrat === 'sante'
  const { isAFaire, isToutAJour, ...aFaire } = useAFaire()
  const isWide = useIsWide()
  // What a phone shows without scrolling is drawn first.
  const isSuite = useDeferredValue(true, false)
  // Money that is expected stands above the rest: nothing is pushed down when it comes.
  const isApercuAttendu = useQuery({ ...apercuQuery(), enabled: isSante }).isPending && isSante
  const jour = formatJour(dateAParis(new Date()))
  const attente = isAFaire && (
    <AFaire {...aFaire} className="wide stack gap-12" beneficiaires={beneficiaires.link({})} />
  )
  const carte = (
    <>
      {isSante && <CarteCourte />}
      <Attestation />
    </>
  )
  const annee = isSante && <DouzeDerniersMois />
  const autour = (
    <>
      {isSante && <CarteCompteurs href={compteurs.link({})} />}
      <Remboursements />
      <Assures href={beneficiaires.link({})} />
    </>
  )
  return (
    <>
      <div className={css.tete}>
        <ScreenTitle lead={isToutAJour ? textes.toutEstAJour(jour, tous.length) : jour}>
          {etiquette('portail.bonjour', { prenom })}
        </ScreenTitle>
        <div className={css.puce}>
          <ContratSelector
            contrats={tous}
            value={courant.numeroContratIndividuel}
            onChange={choose}
            isPuce
          />
        </div>
      </div>
      {isWide ? (
        <Colonnes>
          {attente}
          <div className={css.column}>
            {isSante && <DerniersRemboursements />}
            <DemandesEnCours avecBrouillons />
            {carte}
            <ContratCourant />
          </div>
          {isSuite && (
            <div className={css.column}>
              {annee}
              {autour}
            </div>
          )}
        </Colonnes>
      ) : (
        <div className={css.column}>
          {carte}
          {attente}
          {isSuite && isApercuAttendu && <Attente formes={5} />}
          {isSuite && !isApercuAttendu && (
            <>
              {isSante && <ArgentAttendu />}
              <DemandesEnCours avecBrouillons />
              {isSante && <DerniersRemboursements />}
              <ContratCourant />
              {annee}
              {autour}
            </>
          )}
        </div>
      )}
    </>
  )
}
