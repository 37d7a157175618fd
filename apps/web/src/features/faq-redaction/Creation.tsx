import type { CategorieFaq } from '@espace-adherent/contract/faq-redaction'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialog'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import css from './faq-redaction.module.css'
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
  return (
    <Dialog title={textes.nouvelle} onClose={onClose}>
      <form
        className={css.champs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          creer.mutate(
            { title, categorieId, ...(recherche && { recherche }) },
            {
              onSuccess: ({ id }) => {
                toasts.push({ type: 'success', title: textes.creee })
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
        <div className={css.boutons}>
          <Button type="submit" variant="primary" busy={creer.isPending}>
            {textes.creer}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
