import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import css from './fenetres.module.css'
import { textes } from './textes.ts'

export type ConsentementDemande = { nom: string; libelle: string }

type ConsentementsDialogProps = {
  consentements: readonly ConsentementDemande[]
  /** Rejected, the question stays: whoever sends says why. */
  onReponse: (nom: string, isAccepted: boolean) => Promise<unknown>
  /** Every question has its answer, or the person left the others for another day. */
  onClose: () => void
}

/** Consents to answer one by one: each one answered leaves the list, and the last one closes it. */
export function ConsentementsDialog({
  consentements,
  onReponse,
  onClose,
}: ConsentementsDialogProps) {
  const [restants, setRestants] = useState(consentements)
  const list = useRef<HTMLUListElement>(null)
  const focusOnDraw = useRef<number | null>(null)
  const close = useEffectEvent(onClose)
  const isFini = restants.length === 0
  useEffect(() => {
    if (isFini) close()
  }, [isFini])
  useLayoutEffect(() => {
    // The answered question took its button with it: the next question takes the focus.
    if (focusOnDraw.current === null) return
    const items = list.current?.children
    const next = items?.[Math.min(focusOnDraw.current, items.length - 1)]
    focusOnDraw.current = null
    if (!list.current?.contains(document.activeElement)) next?.querySelector('button')?.focus()
  })

  return (
    <Dialog
      title={textes.consentementsTitre}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {textes.plusTard}
        </Button>
      }
    >
      <p className={css.chapo}>{textes.consentementsChapo}</p>
      <ul ref={list} className={css.liste}>
        {restants.map((consentement, rang) => (
          <Question
            key={consentement.nom}
            libelle={consentement.libelle}
            onReponse={async (isAccepted) => {
              await onReponse(consentement.nom, isAccepted)
              focusOnDraw.current = rang
              setRestants((liste) => liste.filter(({ nom }) => nom !== consentement.nom))
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type QuestionProps = { libelle: string; onReponse: (isAccepted: boolean) => Promise<void> }

function Question({ libelle, onReponse }: QuestionProps) {
  const [busy, setBusy] = useState<boolean | null>(null)
  async function answer(isAccepted: boolean) {
    setBusy(isAccepted)
    await onReponse(isAccepted).catch(() => setBusy(null))
  }
  return (
    <li className={css.question}>
      <p>{libelle}</p>
      <div className={css.reponses}>
        {[false, true].map((isAccepted) => {
          const label = isAccepted ? textes.accepter : textes.refuser
          return (
            <Button
              key={label}
              size="sm"
              busy={busy === isAccepted}
              disabled={busy !== null}
              aria-label={textes.reponse(label, libelle)}
              onClick={() => void answer(isAccepted)}
            >
              {label}
            </Button>
          )
        })}
      </div>
    </li>
  )
}
