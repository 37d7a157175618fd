import { Button } from '@espace-adherent/ui/actions'
import { IconArrowLeft } from '@tabler/icons-react'
import { navigate } from '../../platform/routing/hash-location.ts'
import { type InAppHost, inAppClose } from './in-app.ts'
import { useLiens } from './liens.ts'
import { textes } from './textes.ts'

export function BackButton() {
  const liens = useLiens()
  const goBack = () => {
    const close = inAppClose(window as InAppHost)
    if (close) close()
    // A tab that was opened on this very page has nowhere to go back to.
    else if (window.history.length > 1) window.history.back()
    else navigate(liens.home())
  }
  return (
    <Button
      variant="quiet"
      icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      onClick={goBack}
    >
      {textes.retour}
    </Button>
  )
}
