import type { CategorieFaq } from '@espace-adherent/contract/faq/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Accordion, AccordionGroup } from '@espace-adherent/ui/disclosure/Accordion.tsx'
import { TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toasts } from '../../../platform/toasts/index.ts'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import css from './faq-redaction.module.css'
import { Ordonnable } from './Ordonnable.tsx'
import {
  type QuestionFaq,
  useCreerCategorie,
  useOrdonner,
  usePeut,
  useRenommer,
  useSupprimerCategorie,
} from './queries.ts'
import { textes } from './textes.ts'

type RangementProps = {
  categories: readonly CategorieFaq[]
  questions: readonly QuestionFaq[]
}

/** Under which headings questions are read, and in which order. */
export function Rangement({ categories, questions }: RangementProps) {
  const peut = usePeut('update')
  const ordonner = useOrdonner()
  const [renommee, setRenommee] = useState<CategorieFaq | null>(null)
  return (
    <div className={css.partie}>
      <p className="note">{textes.rangementLead}</p>
      <Card className={css.champs}>
        <h2>{textes.ordreCategories}</h2>
        <Ordonnable
          label={textes.ordreCategories}
          rows={categories.map(({ id, name }) => ({ id, nom: name }))}
          disabled={!peut}
          onOrder={(ids) => ordonner.mutate({ categorieId: null, ids })}
          suite={({ id }) => (
            <GestesCategorie
              categorie={categories.find((une) => une.id === id)}
              onRenommer={setRenommee}
            />
          )}
        />
        {peut && <Ajout />}
      </Card>
      <AccordionGroup>
        {categories
          .filter((categorie) => categorie.questions > 0)
          .map(({ id, name, questions: nombre }) => (
            <Accordion key={id} title={name} aside={textes.nombreQuestions(nombre)}>
              <Ordonnable
                label={textes.ordreDes(name)}
                rows={questions
                  .filter(({ categorieId }) => categorieId === id)
                  .map((question) => ({ id: question.id, nom: question.title }))}
                disabled={!peut}
                onOrder={(ids) => ordonner.mutate({ categorieId: id, ids })}
              />
            </Accordion>
          ))}
      </AccordionGroup>
      {renommee && <Renommage categorie={renommee} onClose={() => setRenommee(null)} />}
    </div>
  )
}

type GestesProps = {
  categorie: CategorieFaq | undefined
  onRenommer: (categorie: CategorieFaq) => void
}

function GestesCategorie({ categorie, onRenommer }: GestesProps) {
  const supprimer = useSupprimerCategorie()
  const peutSupprimer = usePeut('delete')
  if (!categorie) return null
  const { id, revision, name, questions } = categorie
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={textes.renommerQuoi(name)}
        onClick={() => onRenommer(categorie)}
      >
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </Button>
      {peutSupprimer && questions === 0 && (
        <Button
          size="sm"
          variant="quiet"
          busy={supprimer.isPending}
          aria-label={textes.supprimerCategorie(name)}
          onClick={() => supprimer.mutate({ id, revision })}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
    </>
  )
}

function Ajout() {
  const [name, setName, oublier] = useSaisieGardee(cleBrouillon('faq.categorie', null), '')
  const creer = useCreerCategorie()
  return (
    <form
      className={css.ajout}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        creer.mutate(
          { name },
          {
            onSuccess: () => {
              oublier()
              setName('')
              toasts.push({ type: 'success', title: textes.categorieCreee })
            },
          },
        )
      }}
    >
      <TextField
        label={textes.nouvelleCategorie}
        layout="stack"
        maxLength={80}
        value={name}
        error={creer.error?.champs.name ?? creer.error?.message}
        onChange={setName}
      />
      <Button type="submit" busy={creer.isPending} disabled={name.trim() === ''}>
        {textes.ajouter}
      </Button>
    </form>
  )
}

function Renommage({ categorie, onClose }: { categorie: CategorieFaq; onClose: () => void }) {
  const [name, setName, oublier] = useSaisieGardee(
    cleBrouillon('faq.categorie', categorie.id),
    categorie.name,
  )
  const renommer = useRenommer()
  return (
    <Dialog title={textes.renommerQuoi(categorie.name)} onClose={onClose}>
      <form
        className={css.champs}
        data-ctrl-s
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          renommer.mutate(
            { id: categorie.id, revision: categorie.revision, name },
            {
              onSuccess: () => {
                oublier()
                toasts.push({ type: 'success', title: textes.renommee })
                onClose()
              },
            },
          )
        }}
      >
        <TextField
          label={textes.nomCategorie}
          layout="stack"
          required
          maxLength={80}
          value={name}
          error={renommer.error?.champs.name ?? renommer.error?.message}
          onChange={setName}
        />
        <div className="cluster end gap-8">
          <Button type="submit" variant="primary" busy={renommer.isPending}>
            {textes.renommer}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
