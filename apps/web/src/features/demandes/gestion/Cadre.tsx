import { Button } from '@espace-adherent/ui/actions'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './dossier.module.css'
import { SousTitre } from './SousTitre.tsx'
import { showForm } from './show-form.ts'
import { textes } from './textes.ts'
import type { Geste, Suivi } from './useTraitement.ts'

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
