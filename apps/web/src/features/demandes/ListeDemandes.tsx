import { ButtonLink } from '@espace-adherent/ui/actions'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { IconClipboardText } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Suite } from '../../platform/query/Pied.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import { BrouillonLigne, brouillonsQuery } from '../actes/index.ts'
import { useLiens } from '../portail/index.ts'
import { DemandeLigne } from './DemandeLigne.tsx'
import css from './demandes.module.css'
import { demandesQuery, type Onglet } from './liste.ts'
import { textes } from './textes.ts'

type ListeProps = { onglet: Onglet; courante: string | null }

/** Under way, with what was begun and not sent; or over. */
export function ListeDemandes({ onglet, courante }: ListeProps) {
  const liens = useLiens()
  const { data } = useInfiniteQuery(demandesQuery(onglet))
  const enabled = !useLectureSeule()
  const brouillons = useQuery({ ...brouillonsQuery(), enabled }).data?.rows ?? []
  const { comptes } = data ?? {}
  const tab = (key: Onglet, titre: string, nombre: number | undefined) => ({
    key,
    titre,
    nombre,
    contenu: <Demandes onglet={key} courante={courante} />,
  })
  return (
    <Tabs
      label={textes.onglets}
      value={onglet}
      onChange={(key) =>
        navigate(liens.demandes(key === 'terminees' ? { etat: key } : undefined), { replace: true })
      }
      tabs={[
        tab('en-cours', textes.enCours, comptes && comptes.enCours + brouillons.length),
        tab('terminees', textes.terminees, comptes?.terminees),
      ]}
    />
  )
}

function Demandes({ onglet, courante }: ListeProps) {
  const liens = useLiens()
  const query = useInfiniteQuery(demandesQuery(onglet))
  const isLectureSeule = useLectureSeule()
  const enabled = onglet === 'en-cours' && !isLectureSeule
  const lus = useQuery({ ...brouillonsQuery(), enabled }).data?.rows ?? []
  const brouillons = onglet === 'en-cours' ? lus : []
  return (
    <Lecture query={query} attente={['5rem', '5rem', '5rem']}>
      {({ demandes }) =>
        demandes.length + brouillons.length === 0 ? (
          <EmptyState
            icon={<IconClipboardText size={40} stroke={1.25} aria-hidden="true" />}
            title={onglet === 'en-cours' ? textes.aucuneEnCours : textes.aucuneTerminee}
            action={
              !isLectureSeule && <ButtonLink href={liens.demarches()}>{textes.nouvelle}</ButtonLink>
            }
          >
            {onglet === 'en-cours' ? textes.aucuneEnCoursTexte : textes.aucuneTermineeTexte}
          </EmptyState>
        ) : (
          <>
            <ul className={css.liste} aria-label={textes.liste}>
              {demandes.map((demande) => (
                <DemandeLigne
                  key={demande.id}
                  demande={demande}
                  isCourante={demande.id === courante}
                />
              ))}
              {brouillons.map((brouillon) => (
                <BrouillonLigne key={`${brouillon.acte} ${brouillon.sujet}`} {...brouillon} />
              ))}
            </ul>
            <Suite lecture={query} />
          </>
        )
      }
    </Lecture>
  )
}
