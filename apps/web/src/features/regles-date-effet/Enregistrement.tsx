import type { EssaiGarde, RegleAdministree } from '@espace-adherent/contract/regles-date-effet'
import type { FautesRegle } from '@espace-adherent/domain/regles-date-effet'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { ConfirmDialog } from '@espace-adherent/ui/fenetres'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import type { Regle } from './brouillon.ts'
import { EnPhrases } from './EnPhrases.tsx'
import { useEnregistrer } from './queries.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

type EnregistrementProps = {
  regle: RegleAdministree
  ecrite: Regle
  isModifiee: boolean
  fautes: FautesRegle
  rompus: readonly EssaiGarde[]
  /** The revision that what is written began from. */
  revision: number
  reprendre: () => void
  onSaved: (regle: RegleAdministree) => void
}

/** Saved for the next request on; what it would break is said first. */
export function Enregistrement(props: EnregistrementProps) {
  const { regle, ecrite, isModifiee, fautes, rompus, revision, reprendre, onSaved } = props
  const { acte, nomOffre } = regle
  const [isQuestion, setQuestion] = useState(false)
  const enregistrer = useEnregistrer()
  const isFausse = Object.keys(fautes).length > 0
  const send = (suite: Regle | null, from: number, malgreEssais: boolean) =>
    enregistrer.mutateAsync({ acte, nomOffre, revision: from, regle: suite, malgreEssais }).then(
      (enregistree) => {
        onSaved(enregistree)
        toasts.push({ type: 'success', title: suite ? textes.enregistree : textes.revenue })
      },
      // What was refused is said below; nothing typed is lost.
      () => {},
    )
  const { error } = enregistrer
  const actuelle =
    error instanceof HttpError ? (error.versions?.actuelle as RegleAdministree | null) : null
  return (
    <>
      {fautes.regle && (
        <Notice tone="danger" title={textes.aCorriger}>
          {fautes.regle}
        </Notice>
      )}
      {actuelle && (
        <Notice tone="warning" title={textes.conflit} alert>
          <p>{textes.conflitTexte}</p>
          <div className={css.deux}>
            <EnPhrases titre={textes.laSienne} regle={actuelle.regle ?? actuelle.origine} />
            <EnPhrases titre={textes.laVotre} regle={ecrite} />
          </div>
          <div className="cluster end gap-8">
            <Button
              size="sm"
              onClick={() => {
                onSaved(actuelle)
                enregistrer.reset()
              }}
            >
              {textes.prendreSienne}
            </Button>
            <Button size="sm" onClick={() => void send(ecrite, actuelle.revision, true)}>
              {textes.imposer}
            </Button>
          </div>
        </Notice>
      )}
      {error && !actuelle && (
        <Notice tone="danger" title={textes.refusee} alert>
          {error.champs.essais ?? error.message}
        </Notice>
      )}
      <div className="cluster end gap-8">
        {regle.regle && (
          <Button
            variant="quiet"
            busy={enregistrer.isPending}
            onClick={() => void send(null, revision, false)}
          >
            {nomOffre === '' ? textes.revenir : textes.revenirOffre}
          </Button>
        )}
        {isModifiee && <Button onClick={reprendre}>{textes.annuler}</Button>}
        <Button
          variant="primary"
          busy={enregistrer.isPending}
          disabled={!isModifiee || isFausse}
          onClick={() => {
            if (rompus.length > 0) setQuestion(true)
            else void send(ecrite, revision, false)
          }}
        >
          {isModifiee ? textes.enregistrer : textes.rienChange}
        </Button>
      </div>
      {isQuestion && (
        <ConfirmDialog
          title={textes.rompusTitre}
          confirmLabel={textes.enregistrerQuandMeme}
          isDanger
          onConfirm={() => send(ecrite, revision, true)}
          onClose={() => setQuestion(false)}
        >
          <p>{textes.rompusTexte}</p>
          <ul className={css.puces}>
            {rompus.map(({ id, libelle }) => (
              <li key={id}>{libelle}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  )
}
