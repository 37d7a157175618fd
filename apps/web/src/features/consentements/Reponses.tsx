import { Button } from '@espace-adherent/ui/actions'
import { useState } from 'react'
import { textes } from './textes.ts'

type ReponsesProps = {
  libelle: string
  /** What was answered so far: it is not offered again. */
  actuelle?: boolean | null
  /** Rejected, the question stays: whoever sends says why. */
  onReponse: (isAccepted: boolean) => Promise<unknown>
}

/** The two answers to a consent, neither of which stands out. */
export function Reponses({ libelle, actuelle = null, onReponse }: ReponsesProps) {
  const [busy, setBusy] = useState<boolean | null>(null)
  async function answer(isAccepted: boolean) {
    setBusy(isAccepted)
    await onReponse(isAccepted)
      .catch(() => null)
      .finally(() => setBusy(null))
  }
  return (
    <div className="cluster end gap-8">
      {[false, true]
        .filter((isAccepted) => isAccepted !== actuelle)
        .map((isAccepted) => {
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
  )
}
