import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { useEffect, useEffectEvent } from 'react'
import { textes } from './textes.ts'

/** Long enough to read twice, short enough not to look stuck. */
const DELAY = 8000

type SansContratDialogProps = {
  /** Members were struck off; staff simply have no contract of their own. */
  quoi: 'radie' | 'sansContrat'
  onLeave: () => void
}

/** Nothing to do here without a contract: it says so, then leads away. It cannot be closed. */
export function SansContratDialog({ quoi, onLeave }: SansContratDialogProps) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const timer = setTimeout(() => leave(), DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      title={textes[`${quoi}Titre`]}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {textes[`${quoi}Bouton`]}
        </Button>
      }
    >
      <p>{textes[`${quoi}Texte`]}</p>
    </Dialog>
  )
}
