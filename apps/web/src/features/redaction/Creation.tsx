import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import { useCreer } from './queries.ts'
import css from './redaction.module.css'
import { textes } from './textes.ts'

type CreationProps = {
  /** Those that exist, to begin with. */
  blocs: readonly string[]
  onCreated: (id: string) => void
  onClose: () => void
}

/** A draft that nobody reads yet. */
export function Creation({ blocs, onCreated, onClose }: CreationProps) {
  const [saisie, setSaisie] = useState({ bloc: blocs[0] ?? '', name: '', title: '' })
  const creer = useCreer()
  const champs = creer.error?.champs ?? {}
  const champ = (nom: keyof typeof saisie) => ({
    layout: 'stack' as const,
    name: nom,
    required: true,
    value: saisie[nom],
    error: champs[nom],
    onChange: (valeur: string) => setSaisie({ ...saisie, [nom]: valeur }),
  })
  return (
    <Dialog title={textes.nouveau} onClose={onClose}>
      <form
        className={css.champs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          creer.mutate(
            { ...saisie, content: '' },
            {
              onSuccess: ({ id }) => {
                toasts.push({ type: 'success', title: textes.cree })
                onCreated(id)
              },
            },
          )
        }}
      >
        {creer.error && (
          <Notice tone="danger" title={textes.refuse} alert>
            {creer.error.message}
          </Notice>
        )}
        <TextField {...champ('title')} label={textes.champTitre} maxLength={200} />
        <TextField
          {...champ('bloc')}
          label={textes.champBloc}
          hint={textes.champBlocAide}
          maxLength={60}
        />
        <TextField
          {...champ('name')}
          label={textes.champNom}
          hint={textes.champNomAide}
          maxLength={100}
        />
        <div className={css.boutons}>
          <Button type="submit" variant="primary" busy={creer.isPending}>
            {textes.creer}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
