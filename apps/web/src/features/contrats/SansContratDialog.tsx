import { lowerFirst } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useEffect, useEffectEvent } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { appel } from '../portail/index.ts'
import { textes } from './textes.ts'

/** Long enough to read twice, and for whoever must call to note how; short enough not to look stuck. */
const DELAYS = { radie: 30_000, sansContrat: 8_000 }

type SansContratDialogProps = {
  /** Members were struck off; staff simply have no contract of their own. */
  quoi: 'radie' | 'sansContrat'
  onLeave: () => void
}

/** Nothing to do here without a contract: it says so, then leads away. It cannot be closed. */
export function SansContratDialog({ quoi, onLeave }: SansContratDialogProps) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const timer = setTimeout(() => leave(), DELAYS[quoi])
    return () => clearTimeout(timer)
  }, [quoi])
  const { contact } = portail().config
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
      {quoi === 'radie' && contact && (
        <p>
          {textes.radieAppel}{' '}
          <a className="nowrap" href={appel(contact.telephone)}>
            {contact.telephone}
          </a>
          {', '}
          {lowerFirst(contact.horaires)}.
        </p>
      )}
    </Dialog>
  )
}
