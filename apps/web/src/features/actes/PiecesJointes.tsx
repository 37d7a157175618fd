import type { PieceDemandee } from '@espace-adherent/domain/actes'
import { formatPoids } from '@espace-adherent/domain/fichiers'
import { Card } from '@espace-adherent/ui/layout'
import { IconFileText } from '@tabler/icons-react'
import css from './actes.module.css'
import { fichiersDe } from './pieces.ts'
import { textes } from './textes.ts'

type PiecesJointesProps = { demandees: readonly PieceDemandee[]; saisie: object }

/** The documents that go with the request, by their names. */
export function PiecesJointes({ demandees, saisie }: PiecesJointesProps) {
  const jointes = demandees.flatMap(({ champ, libelle }) =>
    fichiersDe((saisie as Record<string, unknown>)[champ]).map((fichier) => ({
      libelle,
      ...fichier,
    })),
  )
  if (jointes.length === 0) return null
  const isMedicales = 'isPiecesMedicales' in saisie && saisie.isPiecesMedicales === true
  return (
    <Card title={textes.recap.pieces}>
      <ul className={css.jointes}>
        {jointes.map(({ remoteFileName, libelle, localFileName, size }) => (
          <li key={remoteFileName}>
            <IconFileText size={22} stroke={1.75} aria-hidden="true" />
            <span>
              <strong>{libelle}</strong>
              <span className="note block">
                {localFileName} · {formatPoids(size)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {isMedicales && <p className="note block">{textes.recap.medicales}</p>}
    </Card>
  )
}
