import { type Consentement, consentementsResource } from '@espace-adherent/contract/consentements'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/useLecture.ts'
import { useLiens } from '../portail/index.ts'
import css from './consentements.module.css'
import { Reponses } from './Reponses.tsx'
import { textes } from './textes.ts'
import { useReponse } from './useReponse.ts'

/** Every consent with the member's answer, which they may change whenever they like. */
export function MesConsentements({ titre }: { titre?: string }) {
  const client = useQueryClient()
  const repondre = useReponse()
  return (
    <LectureLignes
      query={useLecture(consentementsResource)}
      vide={
        <Card>
          <EmptyState title={textes.aucun}>{textes.aucunTexte}</EmptyState>
        </Card>
      }
    >
      {(consentements) => (
        <Card title={titre}>
          <ul className="stack">
            {consentements.map((consentement) => (
              <Ligne
                key={consentement.nomConsentement}
                {...consentement}
                onReponse={async (isAccepted) => {
                  await repondre(consentement.nomConsentement, isAccepted)
                  await client.invalidateQueries({ queryKey: [resourceUrl(consentementsResource)] })
                }}
              />
            ))}
          </ul>
        </Card>
      )}
    </LectureLignes>
  )
}

type LigneProps = Consentement & { onReponse: (isAccepted: boolean) => Promise<unknown> }

function Ligne({ libelle, isAccepted, le, enAttente, onReponse }: LigneProps) {
  const liens = useLiens()
  return (
    <li className={css.ligne}>
      <div className={css.quoi}>
        <p>{tenu(libelle)}</p>
        <p className={css.etat}>
          <StateBadge tone={isAccepted === null ? 'neutral' : isAccepted ? 'success' : 'info'}>
            {textes.etat(isAccepted)}
          </StateBadge>
          {le && <span>{textes.depuis(formatDateLongue(dateAParis(new Date(le))))}</span>}
        </p>
        {enAttente && (
          <p className={css.etat}>
            {textes.enAttente(enAttente.isAccepted)}{' '}
            <a href={liens.demande(enAttente.demandeId)}>{textes.suivre}</a>
          </p>
        )}
      </div>
      {!enAttente && <Reponses libelle={libelle} actuelle={isAccepted} onReponse={onReponse} />}
    </li>
  )
}
