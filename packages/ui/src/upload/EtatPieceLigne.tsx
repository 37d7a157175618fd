import type { Piece } from '@espace-adherent/domain/fichiers'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { textes } from './textes.ts'
import css from './upload.module.css'

/** How far a piece has come. Those who listen hear it from the field, in its own words. */
export function EtatPieceLigne({ piece }: { piece: Piece }) {
  if (piece.etat === 'queued') return <p className={css.etat}>{textes.attente}</p>
  if (piece.etat === 'uploading') return <EnCours nom={piece.nom} percent={piece.percent} />
  if (piece.resultat === 'cancelled') return <p className={css.etat}>{textes.annule}</p>
  if (piece.resultat === 'success')
    return (
      <p className={css.succes}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
        <span>{textes.envoye}</span>
      </p>
    )
  return (
    <p className={css.erreur}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <span>{piece.message}</span>
    </p>
  )
}

const EnCours = ({ nom, percent }: { nom: string; percent: number }) => (
  <>
    <p className={css.etat}>
      <span>{textes.enCours}</span> <span className="tabular">{textes.pourcent(percent)}</span>
    </p>
    <div
      role="progressbar"
      aria-label={textes.progression(nom)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={css.barre}
    >
      <div className={css.fait} style={{ width: `${percent}%` }} />
    </div>
  </>
)
