import type { CategorieFaq } from '@espace-adherent/contract/faq/gestion'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { FormulaireEnvoi } from '../../../platform/query/FormulaireEnvoi.tsx'
import { toasts } from '../../../platform/toasts/index.ts'
import { textesEditeur } from '../../gestion/editeur/index.ts'
import { useCreer } from './queries.ts'
import { textes } from './textes.ts'

type CreationProps = {
  /** What was looked for without an answer: the question begins with it. */
  recherche: string
  categories: readonly CategorieFaq[]
  onCreated: (id: string) => void
  onClose: () => void
}

const enTete = (mots: string) => mots.charAt(0).toUpperCase() + mots.slice(1)

/** A draft that nobody reads yet. */
export function Creation({ recherche, categories, onCreated, onClose }: CreationProps) {
  const [title, setTitle] = useState(recherche && `${enTete(recherche)}\u00a0?`)
  const [categorieId, setCategorieId] = useState(categories[0]?.id ?? '')
  const creer = useCreer()
  const envoyer = () =>
    creer.mutate(
      { title, categorieId, ...(recherche && { recherche }) },
      {
        onSuccess: ({ id }) => {
          toasts.push({ type: 'success', title: textesEditeur.cree })
          onCreated(id)
        },
      },
    )
  return (
    <Dialog title={textes.nouvelle} onClose={onClose}>
      <FormulaireEnvoi
        envoi={creer}
        refus={textes.refuse}
        valider={textesEditeur.creer}
        onSubmit={envoyer}
      >
        <TextField
          label={textes.champTitre}
          layout="stack"
          required
          maxLength={200}
          value={title}
          error={creer.error?.champs.title}
          onChange={setTitle}
        />
        <SelectField
          label={textes.champCategorie}
          layout="stack"
          required
          choix={categories.map(({ id, name }) => ({ valeur: id, libelle: name }))}
          value={categorieId}
          error={creer.error?.champs.categorieId}
          onChange={setCategorieId}
        />
      </FormulaireEnvoi>
    </Dialog>
  )
}
