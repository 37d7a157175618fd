import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { type ReactNode, useEffect } from 'react'
import css from './editeur.module.css'
import { textes } from './textes.ts'
import type { useBrouillon } from './useBrouillon.ts'

type BrouillonProps = {
  brouillon: Omit<ReturnType<typeof useBrouillon>, 'saisie' | 'change'>
  mots: {
    lectureSeule: string
    refuse: string
    conflit: string
    conflitTexte: string
    abandonner: string
    imposer: string
  }
  canWrite: boolean
  /** What was typed and not saved would not be what is published. */
  onModifie: (isModifie: boolean) => void
  children: ReactNode
}

/** The fields of a draft, above them what became of it, below them how it is saved. */
export function Brouillon({ brouillon, mots, canWrite, onModifie, children }: BrouillonProps) {
  const { isModifie, isBusy, error, save, impose, take } = brouillon
  useEffect(() => onModifie(isModifie), [isModifie, onModifie])
  return (
    <form
      className={css.champs}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isModifie) save()
      }}
    >
      {!canWrite && <p className="note">{mots.lectureSeule}</p>}
      {impose && (
        <Notice tone="warning" title={mots.conflit} alert>
          <p>{mots.conflitTexte}</p>
          <div className="cluster end gap-8">
            <Button size="sm" onClick={take}>
              {mots.abandonner}
            </Button>
            <Button size="sm" onClick={impose}>
              {mots.imposer}
            </Button>
          </div>
        </Notice>
      )}
      {error && !impose && (
        <Notice tone="danger" title={mots.refuse} alert>
          {error.message}
        </Notice>
      )}
      {children}
      {canWrite && (
        <div className="cluster end gap-8">
          <Button type="submit" busy={isBusy} disabled={!isModifie}>
            {isModifie ? textes.enregistrer : textes.rienChange}
          </Button>
        </div>
      )}
    </form>
  )
}
