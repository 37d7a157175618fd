import type { UserType } from '@espace-adherent/domain/faq'
import { Dialog } from '@espace-adherent/ui/dialog'
import { RichTheme } from '@espace-adherent/ui/theme'
import { styleNonce } from '../../platform/portail/settings.ts'
import { FaqPanel } from './FaqPanel.tsx'

type FaqDialogProps = { title: string; userType: UserType; onClose: () => void }

/** It brings the theme of its tabs along: the page that opens it may do without. */
export const FaqDialog = ({ title, userType, onClose }: FaqDialogProps) => (
  <RichTheme nonce={styleNonce()}>
    <Dialog title={title} size="lg" onClose={onClose}>
      <FaqPanel userType={userType} onDone={onClose} />
    </Dialog>
  </RichTheme>
)
