import type { Indu } from '@espace-adherent/contract/indus'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import { useReponse } from './queries.ts'
import { textes } from './textes.ts'

/** In how many instalments, and whether they may be kept back: nothing is ticked for anybody. */
export function Echelonner({ indu, onClose }: { indu: Indu; onClose: () => void }) {
  const [nombre, setNombre] = useState('1')
  const [isRetenueAcceptee, setRetenue] = useState(false)
  const { mutate, isPending } = useReponse()
  const { id, mensualites, reste } = indu
  const choisir = () =>
    mutate(
      { geste: 'choisir', id, mensualites: Number(nombre), isRetenueAcceptee },
      {
        onSuccess: () => {
          toasts.push({ type: 'success', title: textes.choisi })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={textes.echelonner}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={choisir}>
            {textes.confirmer}
          </Button>
        </>
      }
    >
      <SelectField
        label={textes.nombre}
        layout="stack"
        value={nombre}
        onChange={setNombre}
        choix={mensualites.map((fois) => ({
          valeur: String(fois),
          libelle: textes.fois(fois, reste),
        }))}
      />
      <CheckboxField
        label={textes.retenue}
        hint={textes.retenueAide}
        value={isRetenueAcceptee}
        onChange={setRetenue}
      />
    </Dialog>
  )
}
