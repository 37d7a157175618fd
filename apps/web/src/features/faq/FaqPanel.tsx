import type { UserType } from '@espace-adherent/domain/faq'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useRef } from 'react'
import css from './faq.module.css'
import { Questions } from './Questions.tsx'
import { Reponse } from './Reponse.tsx'
import { useReading } from './useReading.ts'

type FaqDialogProps = { title: string; userType: UserType; onClose: () => void }

export const FaqDialog = ({ title, userType, onClose }: FaqDialogProps) => (
  <Dialog title={title} size="lg" onClose={onClose}>
    <FaqPanel userType={userType} onDone={onClose} />
  </Dialog>
)

type FaqPanelProps = {
  userType: UserType
  /** An opinion was given: in a dialog, the end of it; in a page, back to the questions. */
  onDone?: () => void
}

/** Questions to look for or to choose from, then an answer: in a dialog or in a page. */
export function FaqPanel({ userType, onDone }: FaqPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { current, depth, isNew, open, back, leave } = useReading(panel, userType)
  return (
    <div ref={panel} className={css.panel} tabIndex={-1}>
      {/* Kept behind the answer as it was: the tab, the open category, what was typed. */}
      <div hidden={current !== null}>
        <Questions userType={userType} onOpen={open} />
      </div>
      {current && (
        <Reponse
          key={`${depth} ${current.clickCode}`}
          question={current}
          userType={userType}
          isNew={isNew}
          onBack={back}
          onOpen={open}
          onDone={onDone ?? leave}
        />
      )}
    </div>
  )
}
