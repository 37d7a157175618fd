import { COMMENTAIRE_MAX } from '@espace-adherent/contract/faq'
import type { UserType } from '@espace-adherent/domain/faq'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import css from './faq.module.css'
import { rateMutation } from './queries.ts'
import { textes } from './textes.ts'

type AvisProps = {
  rateCode: string
  userType: UserType
  /** The opinion was given, and thanked for. */
  onDone: () => void
}

/** Yes is the end of it; no asks what was missing. */
export function Avis({ rateCode, userType, onDone }: AvisProps) {
  const titreId = useId()
  const [isCommenting, setCommenting] = useState(false)
  const yes = useMutation(rateMutation(userType, { last: true }))
  const no = useMutation(rateMutation(userType, { last: false }))
  if (isCommenting) return <Commentaire {...{ rateCode, userType, onDone }} />
  return (
    <section className={css.opinion} aria-labelledby={titreId}>
      <p id={titreId} className="strong">
        {textes.utile}
      </p>
      <div className={css.choices}>
        <Button
          icon={<IconThumbUp size={20} stroke={1.75} aria-hidden="true" />}
          busy={yes.isPending}
          onClick={() => yes.mutate({ rateCode, isUseful: true }, { onSuccess: onDone })}
        >
          {textes.oui}
        </Button>
        <Button
          icon={<IconThumbDown size={20} stroke={1.75} aria-hidden="true" />}
          disabled={yes.isPending}
          onClick={() => {
            // Counted even if no word follows; nobody waits for it to be able to write one.
            no.mutate({ rateCode, isUseful: false })
            setCommenting(true)
          }}
        >
          {textes.non}
        </Button>
      </div>
    </section>
  )
}

function Commentaire({ rateCode, userType, onDone }: AvisProps) {
  const id = useId()
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()
  const send = useMutation(rateMutation(userType, { last: true }))
  // The button that was pressed has gone: the next thing to do is to write.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (send.isPending) return
    if (comment.trim() === '') {
      setError(textes.commentaireVide)
      return document.getElementById(id)?.focus()
    }
    send.mutate({ rateCode, comment: comment.trim() }, { onSuccess: onDone })
  }
  return (
    <form className={css.opinion} onSubmit={submit} noValidate>
      <TextAreaField
        id={id}
        label={textes.commentaire}
        hint={textes.commentaireConseil}
        layout="stack"
        rows={3}
        maxLength={COMMENTAIRE_MAX}
        required
        value={comment}
        error={error}
        onChange={(text) => {
          setComment(text)
          setError(undefined)
        }}
      />
      <div className={css.choices}>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {textes.envoyer}
        </Button>
      </div>
    </form>
  )
}
