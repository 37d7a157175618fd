import { useRef } from 'react'
import { Button } from '../actions/index.ts'
import css from './barre.module.css'
import { useBarreBasse } from './useBarreBasse.ts'

type Props = {
  /** How many changes there are, or what prevents saving them. */
  etat: string
  /** What the region is called, whatever its state. */
  nom: string
  /** Something must be corrected first. */
  isFaible?: boolean
  busy: boolean
  annuler: string
  enregistrer: string
  /** The keys that save as well. */
  raccourci?: string
  onAnnuler: () => void
  onEnregistrer: () => void
}

/** Keeps unsaved changes in sight, wherever one is on the screen; no message stands over its buttons. */
export function BarreChangements({
  etat,
  nom,
  isFaible = false,
  busy,
  annuler,
  enregistrer,
  raccourci,
  onAnnuler,
  onEnregistrer,
}: Props) {
  const ref = useRef<HTMLElement>(null)
  useBarreBasse(ref)
  return (
    <section ref={ref} className={css.barre} aria-label={nom} data-faible={isFaible || undefined}>
      <p>{etat}</p>
      <div className="cluster gap-8">
        <Button onClick={onAnnuler}>{annuler}</Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={isFaible}
          aria-keyshortcuts={raccourci}
          onClick={onEnregistrer}
        >
          {enregistrer}
        </Button>
      </div>
    </section>
  )
}
