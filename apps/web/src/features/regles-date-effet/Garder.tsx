import type { CreationEssai } from '@espace-adherent/contract/regles-date-effet'
import { Button } from '@espace-adherent/ui/actions'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { useGarder } from './queries.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

/** What is shown now becomes what is expected from now on. */
export function Garder({ acte, nomOffre, essai }: Omit<CreationEssai, 'libelle'>) {
  const [libelle, setLibelle] = useState('')
  const garder = useGarder()
  return (
    <form
      className={css.ajout}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        garder.mutate({ acte, nomOffre, libelle, essai }, { onSuccess: () => setLibelle('') })
      }}
    >
      <TextField
        label={textes.nomEssai}
        layout="stack"
        autoComplete="off"
        maxLength={150}
        value={libelle}
        onChange={setLibelle}
      />
      <Button type="submit" busy={garder.isPending} disabled={libelle.trim() === ''}>
        {textes.garder}
      </Button>
    </form>
  )
}
