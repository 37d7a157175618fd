import {
  type ComponentType,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react'

export type ActionItem = { label: string; icon?: ReactNode; onSelect: () => void }

export type ActionMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>
  items: readonly ActionItem[]
  /** Shown above the actions: who is signed in, for instance. */
  head?: ReactNode
}

/**
 * A button until somebody wants its menu: menus are the heaviest part that a first screen would
 * wait for. Their code is fetched once the page has settled, and is usually there in time.
 */
export function ActionMenu(props: ActionMenuProps) {
  const [Ouvrable, setOuvrable] = useState<ComponentType<ActionMenuProps> | null>(null)
  useEffect(() => whenSettled(fetchAhead), [])
  if (Ouvrable) return <Ouvrable {...props} />
  const ouvrir = () =>
    void load().then(
      (code) => setOuvrable(() => code),
      // Without the network there is no menu: the next press asks again.
      () => {},
    )
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: ouvrir,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      ouvrir()
    },
  })
}

const load = () => import('./Ouvrable.tsx').then((module) => module.default)
const fetchAhead = () => void load().catch(() => {})

/** A while after the page: a first screen asks for what it shows first. */
const SETTLED_MS = 1500

function whenSettled(work: () => void): () => void {
  const timer = setTimeout(work, SETTLED_MS)
  return () => clearTimeout(timer)
}
