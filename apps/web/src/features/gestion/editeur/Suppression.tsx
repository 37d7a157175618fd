import { Button } from '@espace-adherent/ui/actions'
import { ConfirmDialog } from '@espace-adherent/ui/dialogues/fenetres'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { textes } from './textes.ts'
import type { Cible, Envoi } from './types.ts'

type SuppressionProps = {
  cible: Cible
  supprimer: Envoi<Cible>
  mots: { supprimerTitre: string; supprimerTexte: string }
  onDeleted: () => void
}

/** Asked before: what goes does not come back. */
export function Suppression({
  cible: { id, revision },
  supprimer,
  mots,
  onDeleted,
}: SuppressionProps) {
  const [isQuestion, setQuestion] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setQuestion(true)}
      >
        {textes.supprimer}
      </Button>
      {isQuestion && (
        <ConfirmDialog
          title={mots.supprimerTitre}
          confirmLabel={textes.supprimer}
          isDanger
          onConfirm={async () => {
            await supprimer.mutateAsync({ id, revision })
            onDeleted()
          }}
          onClose={() => setQuestion(false)}
        >
          {mots.supprimerTexte}
        </ConfirmDialog>
      )}
    </>
  )
}
