import { type Consentement, consentementsResource } from '@espace-adherent/contract/consentements'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Reponses } from './Reponses.tsx'
import { textes } from './textes.ts'
import { useReponse } from './useReponse.ts'

type ConsentementsPopupProps = {
  consentements: readonly Consentement[]
  /** Every question has its answer, or the person left the others for another day. */
  onClose: (isRemise: boolean) => void
}

/** Consents to answer one by one: each one answered leaves the list, and the last one closes it. */
export default function ConsentementsPopup({ consentements, onClose }: ConsentementsPopupProps) {
  const client = useQueryClient()
  const repondre = useReponse()
  const [restants, setRestants] = useState(consentements)
  const list = useRef<HTMLUListElement>(null)
  const focusOnDraw = useRef<number | null>(null)
  const close = (isRemise: boolean) => {
    onClose(isRemise)
    void client.invalidateQueries({ queryKey: [resourceUrl(consentementsResource)] })
  }
  const putOff = () => close(true)
  const onFini = useEffectEvent(() => close(false))
  const isFini = restants.length === 0
  useEffect(() => {
    if (isFini) onFini()
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
      title={textes.titre}
      onClose={putOff}
      actions={
        <Button variant="quiet" onClick={putOff}>
          {textes.plusTard}
        </Button>
      }
    >
      <p className="muted mb-16">{textes.chapo}</p>
      <ul ref={list} className="stack gap-12">
        {restants.map(({ nomConsentement, libelle }, rang) => (
          <li key={nomConsentement} className="stack frame gap-12 pad-16">
            <p>{tenu(libelle)}</p>
            <Reponses
              libelle={libelle}
              onReponse={async (isAccepted) => {
                await repondre(nomConsentement, isAccepted)
                focusOnDraw.current = rang
                setRestants((liste) => liste.filter((c) => c.nomConsentement !== nomConsentement))
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
