import type {
  CategorieFaq,
  QuestionFaq,
  RevisionFaq,
  TexteFaq,
} from '@espace-adherent/contract/faq-redaction'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { type AskImage, EditeurRiche } from '@espace-adherent/ui/editeur'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { useEffect, useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { ChoixImage } from '../mediatheque/index.ts'
import css from './faq-redaction.module.css'
import { useEnregistrer } from './queries.ts'
import { Reliees } from './Reliees.tsx'
import { textes } from './textes.ts'

type Saisie = Omit<TexteFaq, 'motsCles'> & { motsCles: string; categorieId: string }
type Garde = { saisie: Saisie; revision: number }

/** Kept while the page is open: going to another question and back loses nothing. */
const gardes = new Map<string, Garde>()

type RedactionProps = {
  question: QuestionFaq
  questions: readonly QuestionFaq[]
  categories: readonly CategorieFaq[]
  derniere: RevisionFaq
  canWrite: boolean
  /** What was typed and not saved would not be what is published. */
  onModifie: (isModifie: boolean) => void
}

const lectorats = Object.entries(textes.lectorats).map(([valeur, libelle]) => ({
  valeur: valeur as TexteFaq['lectorat'],
  libelle,
}))

/** The draft: the question, its answer, and how one comes to it. */
export function Redaction(props: RedactionProps) {
  const { question, questions, categories, derniere, canWrite, onModifie } = props
  const { id } = question
  const depart = toSaisie(derniere, question.categorieId)
  const [garde] = useState(() => gardes.get(id))
  const [saisie, setSaisie] = useState(garde?.saisie ?? depart)
  const [revision, setRevision] = useState(garde?.revision ?? derniere.revision)
  const [give, setGive] = useState<Parameters<AskImage>[0] | null>(null)
  const enregistrer = useEnregistrer()
  const isModifie = JSON.stringify(saisie) !== JSON.stringify(depart)
  useEffect(() => onModifie(isModifie), [isModifie, onModifie])

  const take = () => {
    gardes.delete(id)
    setSaisie(depart)
    setRevision(derniere.revision)
    enregistrer.reset()
  }
  // Saved, or an earlier revision taken again: what was not touched since follows.
  const [vue, setVue] = useState(derniere.revision)
  if (vue !== derniere.revision) {
    setVue(derniere.revision)
    if (!gardes.has(id)) take()
  }
  // What was saved is read again as it is kept: made safe, and printed as French is.
  const [ecriteEn, setEcriteEn] = useState<number | null>(null)
  if (ecriteEn !== null && ecriteEn === derniere.revision) {
    setEcriteEn(null)
    if (!gardes.has(id)) take()
  }
  const change = (suite: Partial<Saisie>) => {
    const suivante = { ...saisie, ...suite }
    setSaisie(suivante)
    gardes.set(id, { saisie: suivante, revision })
  }
  const save = (from: number) =>
    enregistrer.mutate(
      { ...saisie, id, revision: from, motsCles: lignesDe(saisie.motsCles) },
      {
        onSuccess: (ecrite) => {
          gardes.delete(id)
          setRevision(ecrite.revision)
          setEcriteEn(ecrite.revision)
          toasts.push({ type: 'success', title: textes.enregistree })
        },
      },
    )
  const { error } = enregistrer
  const actuelle =
    error instanceof HttpError ? (error.versions?.actuelle as QuestionFaq | null) : null
  const commun = { layout: 'stack', disabled: !canWrite } as const
  return (
    <form
      className={css.champs}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isModifie) save(revision)
      }}
    >
      {!canWrite && <p className={css.discret}>{textes.lectureSeule}</p>}
      {actuelle && (
        <Notice tone="warning" title={textes.conflit} alert>
          <p>{textes.conflitTexte}</p>
          <div className={css.boutons}>
            <Button size="sm" onClick={take}>
              {textes.abandonner}
            </Button>
            <Button size="sm" onClick={() => save(actuelle.revision)}>
              {textes.imposer}
            </Button>
          </div>
        </Notice>
      )}
      {error && !actuelle && (
        <Notice tone="danger" title={textes.refuse} alert>
          {error.message}
        </Notice>
      )}
      <TextField
        {...commun}
        label={textes.champTitre}
        required
        maxLength={200}
        value={saisie.title}
        error={error?.champs.title}
        onChange={(title) => change({ title })}
      />
      <EditeurRiche
        {...commun}
        label={textes.champReponse}
        value={saisie.content}
        error={error?.champs.content}
        onChange={(content) => change({ content })}
        onImage={(donner) => setGive(() => donner)}
      />
      {give && (
        <ChoixImage
          onChoose={(image) => {
            setGive(null)
            give(image)
          }}
          onClose={() => setGive(null)}
        />
      )}
      <div className={css.deux}>
        <SelectField
          {...commun}
          label={textes.champCategorie}
          hint={textes.champCategorieAide}
          required
          choix={categories.map(({ id: valeur, name }) => ({ valeur, libelle: name }))}
          value={saisie.categorieId}
          error={error?.champs.categorieId}
          onChange={(categorieId) => change({ categorieId })}
        />
        <SelectField
          {...commun}
          label={textes.champLectorat}
          required
          choix={lectorats}
          value={saisie.lectorat}
          onChange={(lectorat) => change({ lectorat: lectorat as TexteFaq['lectorat'] })}
        />
      </div>
      <TextAreaField
        {...commun}
        label={textes.champMotsCles}
        hint={textes.champMotsClesAide}
        rows={3}
        maxLength={1500}
        value={saisie.motsCles}
        error={error?.champs.motsCles}
        onChange={(motsCles) => change({ motsCles })}
      />
      <Reliees
        value={saisie.reliees}
        questions={questions.filter((autre) => autre.id !== id)}
        disabled={!canWrite}
        onChange={(reliees) => change({ reliees })}
      />
      {canWrite && (
        <div className={css.boutons}>
          <Button type="submit" busy={enregistrer.isPending} disabled={!isModifie}>
            {isModifie ? textes.enregistrer : textes.rienChange}
          </Button>
        </div>
      )}
    </form>
  )
}

const toSaisie = (
  { title, content, motsCles, lectorat, reliees }: RevisionFaq,
  categorieId: string,
): Saisie => ({ title, content, motsCles: motsCles.join('\n'), lectorat, reliees, categorieId })

const lignesDe = (texte: string) =>
  texte
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter(Boolean)
