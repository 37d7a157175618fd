import type { CmsItem } from '@espace-adherent/contract/contenu'
import { useState } from 'react'
import { PopupDialog } from './PopupDialog.tsx'
import { silencePopup } from './popups.ts'
import { RichText } from './RichText.tsx'

type PopupsSuiteProps = {
  items: readonly CmsItem[]
  cookie: string | null
  onClose: () => void
}

/** One message after the other, in the order of their block. */
export default function PopupsSuite({ items, cookie, onClose }: PopupsSuiteProps) {
  const [rang, setRang] = useState(0)
  const item = items[rang]
  if (!item) return null
  return (
    <PopupDialog
      // Another message is another dialog: announced, and read from its title.
      key={item.id}
      title={item.title}
      rang={rang + 1}
      nombre={items.length}
      isMemorisable={cookie !== null}
      onClose={(isPlusAfficher) => {
        if (isPlusAfficher && cookie !== null) silencePopup(cookie, item)
        if (rang + 1 < items.length) setRang(rang + 1)
        else onClose()
      }}
    >
      <RichText html={item.content} topLevel={3} />
    </PopupDialog>
  )
}
