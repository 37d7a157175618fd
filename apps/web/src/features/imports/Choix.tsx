import { Button } from '@espace-adherent/ui/actions'
import { useRef } from 'react'

type Props = {
  libelle: string
  /** A folder with all that is in it. */
  isDossier?: boolean
  busy?: boolean
  onChoisit: (files: readonly File[]) => void
}

/** The browser's own chooser, of files or of a folder. */
export function Choix({ libelle, isDossier = false, busy = false, onChoisit }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => input.current?.click()}>
        {libelle}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={libelle}
        {...(isDossier && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          onChoisit([...(currentTarget.files ?? [])])
          // The same folder, chosen again, is a choice too.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
