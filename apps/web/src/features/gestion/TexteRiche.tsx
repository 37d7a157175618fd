import type { AskImage } from '@espace-adherent/ui/editeur/Barre.tsx'
import { EditeurRiche } from '@espace-adherent/ui/editeur/EditeurRiche.tsx'
import { type ComponentProps, useState } from 'react'
import { ChoixImage } from '../mediatheque/index.ts'

/** A text with its styles; its pictures come from the library. */
export function TexteRiche(props: Omit<ComponentProps<typeof EditeurRiche>, 'layout' | 'onImage'>) {
  /** A picture is being chosen: where it goes. */
  const [give, setGive] = useState<Parameters<AskImage>[0] | null>(null)
  return (
    <>
      <EditeurRiche {...props} layout="stack" onImage={(donner) => setGive(() => donner)} />
      {give && (
        <ChoixImage
          onChoose={(image) => {
            setGive(null)
            give(image)
          }}
          onClose={() => setGive(null)}
        />
      )}
    </>
  )
}
