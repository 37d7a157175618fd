import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { FormulaireEnvoi } from '../../../platform/query/FormulaireEnvoi.tsx'
import { toasts } from '../../../platform/toasts/index.ts'
import { textesEditeur } from '../../gestion/editeur/index.ts'
import { useCreer } from './queries.ts'
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
  const envoyer = () =>
    creer.mutate(
      { ...saisie, content: '' },
      {
        onSuccess: ({ id }) => {
          toasts.push({ type: 'success', title: textesEditeur.cree })
          onCreated(id)
        },
      },
    )
  return (
    <Dialog title={textes.nouveau} onClose={onClose}>
      <FormulaireEnvoi
        envoi={creer}
        refus={textes.refuse}
        valider={textesEditeur.creer}
        onSubmit={envoyer}
      >
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
      </FormulaireEnvoi>
    </Dialog>
  )
}
