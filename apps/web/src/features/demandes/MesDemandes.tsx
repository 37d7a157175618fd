import { isEnCours } from '@espace-adherent/domain/demandes'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink, Panes } from '@espace-adherent/ui/panes/Panes.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useIsWide } from '../../platform/browser/wide.ts'
import { ScreenHead } from '../../platform/routing/ScreenHead.tsx'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import { useLiens } from '../portail/index.ts'
import { DossierPanel } from './DossierPanel.tsx'
import css from './demandes.module.css'
import { ListeDemandes } from './ListeDemandes.tsx'
import { demandesQuery, type Onglet } from './liste.ts'
import { dossierQuery } from './queries.ts'
import { textes } from './textes.ts'
import { useContratsAJour } from './useContratsAJour.ts'

type MesDemandesProps = { id: string | null; search: URLSearchParams }

/** The list beside the request that was chosen; on a phone, one after the other. */
export function MesDemandes({ id, search }: MesDemandesProps) {
  const liens = useLiens()
  const isWide = useIsWide()
  const isLectureSeule = useLectureSeule()
  const ouverte = useQuery({ ...dossierQuery(id ?? ''), enabled: id !== null }).data?.rows[0]
  const isTerminee = search.get('etat') === 'terminees' || (ouverte && !isEnCours(ouverte))
  const onglet: Onglet = isTerminee ? 'terminees' : 'en-cours'
  const attente = search.get('attente')
  const voulue = attente === null ? null : { attente, isPerdue: search.has('perdue') }
  const { data } = useInfiniteQuery(demandesQuery(onglet))
  useContratsAJour(data?.demandes ?? [])
  // Where there is room, the first one is already open.
  const montree = id ?? (isWide ? (data?.demandes[0]?.id ?? null) : null)
  if (id && !isWide)
    return (
      <>
        <BackLink href={liens.demandes(isTerminee ? { etat: 'terminees' } : undefined)}>
          {textes.retour}
        </BackLink>
        <DossierPanel id={id} voulue={voulue} isSeul />
      </>
    )
  return (
    <>
      <ScreenHead titre={textes.titre} lead={textes.lead}>
        {!isLectureSeule && (
          <ButtonLink
            variant="primary"
            href={liens.demarches()}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          >
            {textes.nouvelle}
          </ButtonLink>
        )}
      </ScreenHead>
      <Panes
        listWidth="21rem"
        list={
          <Card className={css.cadre}>
            <ListeDemandes onglet={onglet} courante={montree} />
          </Card>
        }
      >
        {isWide && montree && <DossierPanel key={montree} id={montree} voulue={voulue} />}
      </Panes>
    </>
  )
}
