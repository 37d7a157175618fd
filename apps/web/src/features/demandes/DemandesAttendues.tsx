import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useLiens } from '../portail/index.ts'
import { jourLong } from './instants.ts'
import { useApercuDemandes } from './liste.ts'
import { textes } from './textes.ts'

const MONTREES = 2

/** Requests that stand still until the member answers, each with the way to do it. */
export function DemandesAttendues() {
  const liens = useLiens()
  const { demandes = [], comptes } = useApercuDemandes() ?? {}
  const attendues = demandes.filter(({ attentes }) => attentes > 0)
  const autres = (comptes?.attendent ?? 0) - Math.min(attendues.length, MONTREES)
  return (
    <>
      {attendues.slice(0, MONTREES).map(({ id, libelle, creeLe }) => (
        <Notice
          key={id}
          tone="warning"
          title={textes.nousVousAttendons(libelle)}
          action={<ButtonLink href={liens.demande(id)}>{textes.repondre}</ButtonLink>}
        >
          {textes.attendTexte(jourLong(creeLe))}
        </Notice>
      ))}
      {autres > 0 && <a href={liens.demandes()}>{textes.autresAttendues(autres)}</a>}
    </>
  )
}
