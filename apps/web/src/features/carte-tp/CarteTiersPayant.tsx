import { carteTpResource } from '@espace-adherent/contract/carte-tp'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconDownload, IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDownload } from '../../platform/query/download.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useCurrentUser, useLectureSeule } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { Faces } from './Faces.tsx'
import { Garder } from './Garder.tsx'
import { Portefeuilles } from './Portefeuilles.tsx'
import { type CarteLue, carteQuery } from './queries.ts'
import { textes } from './textes.ts'

/** The card of the current contract, front and back, as one would lay it on the counter. */
export function CarteTiersPayant() {
  const { userName } = useCurrentUser()
  const { numeroContratIndividuel } = useContrats().courant
  const query = useQuery(carteQuery(userName, numeroContratIndividuel))
  return (
    <Lecture query={query} attente={['22rem']}>
      {(lue) => <Lue {...lue} />}
    </Lecture>
  )
}

function Lue({ carte, lueLe, isHorsLigne }: CarteLue) {
  const { print, isPrinting } = useDownload(carteTpResource)
  const liens = useLiens()
  const { vuPar } = useCurrentUser()
  const { qualite, etat } = useContrats().courant
  const isLectureSeule = useLectureSeule()
  if (!carte)
    return (
      <Card>
        <EmptyState
          icon={<IconId size={40} stroke={1.25} aria-hidden="true" />}
          title={etat === 'suspendu' ? textes.suspendue : textes.aucune}
        >
          {etat === 'suspendu' ? textes.suspendueTexte : textes.aucuneTexte}
        </EmptyState>
      </Card>
    )
  return (
    <div className="stack gap-24">
      {isHorsLigne && (
        <Notice tone="warning" title={textes.copieTitre}>
          {textes.copieTexte(formatDateLongue(dateAParis(new Date(lueLe))))}
        </Notice>
      )}
      {!isHorsLigne && (
        <p className="cluster gap-12">
          <Button
            variant="primary"
            busy={isPrinting}
            icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => print()}
          >
            {textes.ouvrirPdf}
          </Button>
          {vuPar === undefined && <Portefeuilles />}
          {qualite === 'adherent' && !isLectureSeule && (
            <ButtonLink href={liens.demarche('cartetp')}>{textes.commander}</ButtonLink>
          )}
        </p>
      )}
      <Faces carte={carte} />
      {!isLectureSeule && <Garder carte={carte} lueLe={lueLe} isHorsLigne={isHorsLigne} />}
    </div>
  )
}
