import type { Gestion } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialog'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { textes } from './textes.ts'

type ColonnesProps = {
  gestion: Gestion
  value: readonly string[]
  onChange: (colonnes: readonly string[]) => void
}

/** Which fields the list shows; at least one. */
export function Colonnes({ gestion, value, onChange }: ColonnesProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = (nom: string, isShown: boolean) => {
    const suivantes = Object.keys(gestion.champs).filter((autre) =>
      autre === nom ? isShown : value.includes(autre),
    )
    if (suivantes.length > 0) onChange(suivantes)
  }
  return (
    <>
      <Button
        size="sm"
        icon={<IconColumns3 size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {textes.colonnes}
      </Button>
      {isOpen && (
        <Dialog
          title={textes.colonnes}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{textes.vues.fermer}</Button>}
        >
          <p>{textes.colonnesTexte}</p>
          <div className="stack gap-4 mt-12">
            {Object.entries(gestion.champs).map(([nom, { libelle }]) => (
              <CheckboxField
                key={nom}
                label={libelle}
                value={value.includes(nom)}
                onChange={(isShown) => toggle(nom, isShown)}
              />
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
