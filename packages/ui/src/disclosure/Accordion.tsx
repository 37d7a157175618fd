import { basculer, type Ouvert, ouvrirAuDepart } from '@espace-adherent/domain/choix'
import { IconChevronDown } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import css from './disclosure.module.css'

type Group = {
  /** Undefined until somebody clicks: until then panels are as declared. */
  ouvert: Ouvert | undefined
  declared: { current: Ouvert }
  toggle: (panneau: string) => void
}
const GroupContext = createContext<Group | null>(null)

/** Panels of which one at most is open. */
export function AccordionGroup({ children }: { children: ReactNode }) {
  const declared = useRef<Ouvert>(null)
  const [ouvert, setOuvert] = useState<Ouvert>()
  return (
    <GroupContext
      value={{
        ouvert,
        declared,
        toggle: (panneau) => setOuvert((avant) => basculer(avant ?? declared.current, panneau)),
      }}
    >
      <div className={css.group}>{children}</div>
    </GroupContext>
  )
}

/** How long the height takes to unfold; then the content may grow as it likes. */
export const UNFOLDING = 250

type AccordionProps = {
  title: string
  /** Stands at the end of the title: an amount, a state. */
  aside?: ReactNode
  /** Two panels of one group that both start open are a mistake, and say so. */
  defaultOpen?: boolean
  children: ReactNode
}

export function Accordion({ title, aside, defaultOpen = false, children }: AccordionProps) {
  const id = useId()
  const group = use(GroupContext)
  if (!group) throw new Error('Accordion stands in an AccordionGroup')
  const [isFirst] = useState({ current: true })
  if (isFirst.current && defaultOpen)
    group.declared.current = ouvrirAuDepart(group.declared.current, id)
  useEffect(() => {
    isFirst.current = false
  }, [isFirst])
  const isOpen = (group.ouvert === undefined ? group.declared.current : group.ouvert) === id
  const isLimited = useLimitedHeight(isOpen)
  return (
    <div className={css.item}>
      <h3 className={css.heading}>
        <button
          type="button"
          id={`${id}-title`}
          className={css.trigger}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => group.toggle(id)}
        >
          <span className={css.triggerTitle}>{title}</span>
          {aside}
          <span className={css.chevron} data-open={isOpen}>
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          </span>
        </button>
      </h3>
      <section
        id={`${id}-panel`}
        aria-labelledby={`${id}-title`}
        className={css.panel}
        data-open={isOpen}
        data-limited={isLimited || undefined}
        // A closed panel is out of the tab order and silent for a screen reader.
        inert={!isOpen}
      >
        <div className={css.panelBody}>{children}</div>
      </section>
    </div>
  )
}

/** The content is cut at its height while it unfolds, and free 250 ms after it was opened. */
function useLimitedHeight(isOpen: boolean): boolean {
  const [isReleased, setReleased] = useState(isOpen)
  useEffect(() => {
    if (!isOpen) return setReleased(false)
    const timer = setTimeout(() => setReleased(true), UNFOLDING)
    return () => clearTimeout(timer)
  }, [isOpen])
  return !isReleased
}
