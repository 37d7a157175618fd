import type { PieceDemandee } from '@espace-adherent/domain/actes'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import css from './actes.module.css'
import { textes } from './textes.ts'

type ReunirProps = { pieces: readonly PieceDemandee[]; isJointe: (champ: string) => boolean }

/** The documents to have at hand, each with the reason why it is asked for, and which are there. */
export function Reunir({ pieces, isJointe }: ReunirProps) {
  const jointes = pieces.filter(({ champ }) => isJointe(champ)).length
  return (
    <Card
      title={textes.reunir}
      actions={
        pieces.length > 0 && (
          <StateBadge tone={jointes < pieces.length ? 'warning' : 'success'}>
            {jointes} / {pieces.length}
          </StateBadge>
        )
      }
    >
      {pieces.length === 0 && <p className="note block">{textes.reunirRien}</p>}
      <ul className={css.reunir}>
        {pieces.map(({ champ, libelle, raison, isRequise }) => (
          <li key={champ} data-jointe={isJointe(champ)}>
            {isJointe(champ) ? (
              <IconCircleCheckFilled size={22} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={22} stroke={1.75} aria-hidden="true" />
            )}
            <span>
              <strong>{libelle}</strong>
              <span className="visually-hidden">
                {' '}
                ({isJointe(champ) ? textes.jointe : textes.aJoindre})
              </span>
              <span className="note block">
                {isRequise ? raison : `${textes.facultative}. ${raison}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
