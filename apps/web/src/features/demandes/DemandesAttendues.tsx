import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useLiens } from '../portail/index.ts'
import { jourLong } from './instants.ts'
import { useApercuDemandes } from './liste.ts'
import { textes } from './textes.ts'

/** Requests that stand still until the member answers: the very piece, whose, for what, and the way to it. */
export function DemandesAttendues() {
  const liens = useLiens()
  const { attendues = [], attendent = 0 } = useApercuDemandes()?.comptes ?? {}
  const autres = attendent - attendues.length
  return (
    <>
      {attendues.map(({ demande, attente, nature, libelle, creeLe, echeance, ...quoi }) => (
        <Notice
          key={attente}
          tone="warning"
          title={nature === 'piece' ? textes.pieceVoulue(quoi) : textes.questionSur(libelle)}
          action={
            <>
              <ButtonLink href={liens.demande(demande, { attente })}>
                {nature === 'piece' ? textes.envoyerPiece : textes.repondre}
              </ButtonLink>
              {nature === 'piece' && (
                <a href={liens.demande(demande, { attente, perdue: 'oui' })}>{textes.perdue}</a>
              )}
            </>
          }
        >
          {textes.voulueTexte(
            nature === 'piece' ? libelle : null,
            jourLong(creeLe),
            formatDateLongue(echeance),
          )}
        </Notice>
      ))}
      {autres > 0 && <a href={liens.demandes()}>{textes.autresAttendues(autres)}</a>}
    </>
  )
}
