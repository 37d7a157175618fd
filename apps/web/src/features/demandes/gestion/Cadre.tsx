import { Button } from '@espace-adherent/ui/actions'
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from 'react'
import css from './dossier.module.css'
import { textes } from './textes.ts'
import type { Geste, Suivi } from './useTraitement.ts'

/** Whether the request is the screen itself: its parts then come right under the title of the page. */
export const SeulContext = createContext(false)

export function SousTitre(props: ComponentProps<'h3'>) {
  const Titre = use(SeulContext) ? 'h2' : 'h3'
  return <Titre className={css.sousTitre} {...props} />
}

/** A form that opens under a request: read from its title, and seen with its buttons where there is room. */
export function showForm(titre: HTMLElement | null): void {
  titre?.focus({ preventScroll: true })
  titre?.parentElement?.scrollIntoView({ block: 'nearest' })
}

type CadreProps = {
  titre: string
  aide: string
  confirmer: string
  voulu: Geste | null
  suivi: Suivi
  onClose: () => void
  /** What was typed is sent, and need not be kept. */
  onFait?: () => void
  children?: ReactNode
}

/** A gesture of which the member is told nothing: what it needs, and its button. */
export function Cadre({
  titre,
  aide,
  confirmer,
  voulu,
  suivi,
  onClose,
  onFait,
  children,
}: CadreProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => showForm(ref.current), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!voulu || suivi.isBusy || !(await suivi.faire(voulu))) return
    onFait?.()
    onClose()
  }
  return (
    <form className={css.formulaire} aria-labelledby="geste-titre" onSubmit={(e) => void send(e)}>
      <SousTitre id="geste-titre" ref={ref} tabIndex={-1}>
        {titre}
      </SousTitre>
      <p className={css.discret}>{aide}</p>
      {children}
      <div className={css.fin}>
        <Button onClick={onClose}>{textes.annuler}</Button>
        <Button variant="primary" type="submit" busy={suivi.isBusy} disabled={voulu === null}>
          {confirmer}
        </Button>
      </div>
    </form>
  )
}
