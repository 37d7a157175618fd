import type { Contenu, RevisionContenu } from '@espace-adherent/contract/redaction'
import { Button } from '@espace-adherent/ui/actions'
import { type AskImage, EditeurRiche } from '@espace-adherent/ui/editeur'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useEffect, useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { ChoixImage } from '../mediatheque/index.ts'
import { Audience } from './Audience.tsx'
import { brouillons, type Saisie } from './brouillons.ts'
import { useEnregistrer } from './queries.ts'
import css from './redaction.module.css'
import { textes } from './textes.ts'

type RedactionProps = {
  contenu: Contenu
  derniere: RevisionContenu
  canWrite: boolean
  /** What was typed and not saved would not be what is published. */
  onModifie: (isModifie: boolean) => void
}

/** The draft: its title, whom it is for, and its text. */
export function Redaction({ contenu, derniere, canWrite, onModifie }: RedactionProps) {
  const { id } = contenu
  const { title, content, audienceId } = derniere
  const depart: Saisie = { title, content, audienceId }
  const [garde] = useState(() => brouillons.get(id))
  const [saisie, setSaisie] = useState(garde?.saisie ?? depart)
  const [revision, setRevision] = useState(garde?.revision ?? derniere.revision)
  const enregistrer = useEnregistrer()
  /** A picture is being chosen: where it goes. */
  const [give, setGive] = useState<Parameters<AskImage>[0] | null>(null)
  const isModifie =
    saisie.title !== title || saisie.content !== content || saisie.audienceId !== audienceId
  useEffect(() => onModifie(isModifie), [isModifie, onModifie])

  const take = () => {
    brouillons.drop(id)
    setSaisie(depart)
    setRevision(derniere.revision)
    enregistrer.reset()
  }
  // Saved, or an earlier revision taken again: what was not touched since follows.
  const [vue, setVue] = useState(derniere.revision)
  if (vue !== derniere.revision) {
    setVue(derniere.revision)
    if (!brouillons.get(id)) take()
  }
  // What was saved is read again as it is kept: made safe, and printed as French is.
  const [ecriteEn, setEcriteEn] = useState<number | null>(null)
  if (ecriteEn !== null && ecriteEn === derniere.revision) {
    setEcriteEn(null)
    if (!brouillons.get(id)) take()
  }

  const change = (suite: Partial<Saisie>) => {
    const suivante = { ...saisie, ...suite }
    setSaisie(suivante)
    brouillons.set(id, { saisie: suivante, revision })
  }
  const save = (from: number) =>
    enregistrer.mutate(
      { id, revision: from, ...saisie },
      {
        onSuccess: (ecrit) => {
          brouillons.drop(id)
          setRevision(ecrit.revision)
          setEcriteEn(ecrit.revision)
          toasts.push({ type: 'success', title: textes.enregistre })
        },
      },
    )
  const { error } = enregistrer
  const actuelle = error instanceof HttpError ? (error.versions?.actuelle as Contenu | null) : null
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
        label={textes.champTitre}
        layout="stack"
        required
        maxLength={200}
        value={saisie.title}
        error={error?.champs.title}
        disabled={!canWrite}
        onChange={(title) => change({ title })}
      />
      <Audience
        label={textes.champAudience}
        hint={textes.champAudienceAide}
        value={saisie.audienceId}
        error={error?.champs.audienceId}
        disabled={!canWrite}
        onChange={(audienceId) => change({ audienceId })}
      />
      <EditeurRiche
        label={textes.champTexte}
        layout="stack"
        value={saisie.content}
        error={error?.champs.content}
        disabled={!canWrite}
        onChange={(content) => change({ content })}
        onImage={(give) => setGive(() => give)}
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
