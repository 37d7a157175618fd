import type { Acte } from '@espace-adherent/contract/actes'
import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
  type FaitsAbonnement,
  type FaitsCommunication,
  type FaitsDematerialisation,
} from '@espace-adherent/contract/preferences'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { faitsQuery } from '../actes/index.ts'
import { Alertes, Contact, Papiers } from './Reglages.tsx'
import { SurCetAppareil } from './SurCetAppareil.tsx'

type Nomme = Pick<Acte, 'key' | 'path' | 'libelle'>

const MesAlertes = () => (
  <Choix<FaitsAbonnement> acte={abonnementActe}>{(faits) => <Alertes {...faits} />}</Choix>
)
const MonContact = () => (
  <Choix<FaitsCommunication> acte={communicationActe}>{(faits) => <Contact {...faits} />}</Choix>
)
const MesPapiers = () => (
  <Choix<FaitsDematerialisation> acte={dematerialisationActe}>
    {(faits) => <Papiers {...faits} />}
  </Choix>
)

/** What the member has chosen, each changed where it is read. */
export const MesPreferences = () => (
  <>
    <MesAlertes />
    <SurCetAppareil />
    <MonContact />
    <MesPapiers />
  </>
)

/** One of them on its own, where « Mes démarches » leads to it. */
const page =
  ({ libelle }: Nomme, Contenu: () => ReactNode) =>
  () => (
    <>
      <ScreenTitle>{libelle}</ScreenTitle>
      <Contenu />
    </>
  )
export const pageAlertes = page(abonnementActe, MesAlertes)
export const pageContact = page(communicationActe, MonContact)
export const pagePapiers = page(dematerialisationActe, MesPapiers)

/** One choice as it stands: the facts of its act. */
const Choix = <F extends object>({
  acte,
  children,
}: {
  acte: Nomme
  children: (faits: F) => ReactNode
}) => (
  <Lecture query={useQuery(faitsQuery(acte as Acte, ''))} attente={['9rem']}>
    {(faits) => <Card title={acte.libelle}>{children(faits as F)}</Card>}
  </Lecture>
)
