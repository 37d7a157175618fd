import type { NomGesteUtilisateur } from '@espace-adherent/contract/utilisateurs'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

const { motif: mots } = textes

export type GesteMotive = keyof typeof mots.textes
export const isMotive = (nom: NomGesteUtilisateur): nom is GesteMotive => nom in mots.textes

const LONGUEUR_MIN = 10

type MotifProps = {
  geste: GesteMotive
  isBusy: boolean
  echec: string | undefined
  onConfirm: (motif: string) => void
  onClose: () => void
}

/** What somebody else will read of it: why. */
export function Motif({ geste, isBusy, echec, onConfirm, onClose }: MotifProps) {
  const [motif, setMotif] = useState('')
  const [isTente, setTente] = useState(false)
  const isCourt = motif.trim().length < LONGUEUR_MIN
  return (
    <Dialog
      title={textes.gestes[geste]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{mots.annuler}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => {
              setTente(true)
              if (!isCourt) onConfirm(motif.trim())
            }}
          >
            {textes.gestes[geste]}
          </Button>
        </>
      }
    >
      <div className={css.dossier}>
        <p>{mots.textes[geste]}</p>
        {echec && (
          <Notice tone="danger" title={textes.echec} alert>
            {echec}
          </Notice>
        )}
        <TextAreaField
          label={mots.libelle}
          hint={mots.aide}
          layout="stack"
          required
          rows={3}
          maxLength={300}
          error={isTente && isCourt ? mots.court : undefined}
          value={motif}
          onChange={setMotif}
        />
      </div>
    </Dialog>
  )
}
