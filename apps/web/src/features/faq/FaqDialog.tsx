import type { UserType } from '@espace-adherent/domain/faq'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { FaqPanel } from './FaqPanel.tsx'

type FaqDialogProps = { title: string; userType: UserType; onClose: () => void }

export const FaqDialog = ({ title, userType, onClose }: FaqDialogProps) => (
  <Dialog title={title} size="lg" onClose={onClose}>
    <FaqPanel userType={userType} onDone={onClose} />
  </Dialog>
)
