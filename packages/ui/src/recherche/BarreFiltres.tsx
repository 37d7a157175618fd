import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import css from './filtres.module.css'

type BarreFiltresProps = {
  label: string
  /** What the button says that shows the others, where there is no room for all. */
  bascule: string
  /** The search box, always there. */
  recherche: ReactNode
  children: ReactNode
}

/**
 * The filters of a list, which stay in sight while it scrolls; without room all but the search wait
 * behind a button.
 */
export function BarreFiltres({ label, bascule, recherche, children }: BarreFiltresProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={css.filtres} aria-label={label}>
      <div className={css.recherche}>
        <div className="fill">{recherche}</div>
        <Button
          className={css.bascule}
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {bascule}
        </Button>
      </div>
      <div id={id} className={css.choix} data-open={isOpen}>
        {children}
      </div>
    </section>
  )
}
