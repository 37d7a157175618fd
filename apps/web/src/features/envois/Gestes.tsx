import type { DossierEnvoi, GesteSurEnvoi } from '@espace-adherent/contract/envois'
import type { GesteEnvoi } from '@espace-adherent/domain/envois'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
import css from './envois.module.css'
import { useGeste } from './queries.ts'
import { textes } from './textes.ts'

type Props = { dossier: DossierEnvoi; isModifie: boolean }

const PRINCIPAUX: readonly GesteEnvoi[] = ['soumettre', 'approuver', 'relancer']
const QUESTIONS: readonly GesteEnvoi[] = ['approuver', 'refuser', 'annuler']
const MOTIF_MIN = 10

/** What may be done with it, by whoever looks; a change that is not saved is saved first. */
export function Gestes({ dossier, isModifie }: Props) {
  const { id, revision, gestes, comptage } = dossier
  const geste = useGeste()
  const [question, setQuestion] = useState<GesteEnvoi | null>(null)
  const faire = (nom: GesteEnvoi, motif = '', oublier = () => {}) => {
    const cible = { id, revision }
    const voulu: GesteSurEnvoi =
      nom === 'soumettre' || nom === 'approuver'
        ? { geste: nom, ...cible, nombre: comptage.total }
        : nom === 'refuser'
          ? { geste: nom, ...cible, motif }
          : { geste: nom, ...cible }
    geste.mutate(voulu, {
      onSuccess: () => {
        oublier()
        setQuestion(null)
      },
    })
  }
  const raisons = Object.values(geste.error?.champs ?? {})
  const echec = geste.error ? raisons.join(' ') || geste.error.message : null
  return (
    <>
      {echec && !question && (
        <Notice tone="danger" title={textes.echec} alert>
          {echec}
        </Notice>
      )}
      <div className={css.boutons}>
        {gestes.map((nom) => (
          <Button
            key={nom}
            variant={PRINCIPAUX.includes(nom) ? 'primary' : 'outline'}
            busy={geste.isPending && geste.variables.geste === nom}
            disabled={isModifie}
            onClick={() => {
              geste.reset()
              if (QUESTIONS.includes(nom)) setQuestion(nom)
              else faire(nom)
            }}
          >
            {textes.gestes[nom]}
          </Button>
        ))}
        {isModifie && gestes.length > 0 && <p className="note">{textes.enregistrezDabord}</p>}
      </div>
      {question && (
        <Question
          nom={question}
          nombre={comptage.total}
          isBusy={geste.isPending}
          echec={echec}
          cle={cleBrouillon(`envoi.${question}`, id)}
          onConfirm={(motif, oublier) => faire(question, motif, oublier)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}

type QuestionProps = {
  nom: GesteEnvoi
  /** Under which its words are kept as they are typed. */
  cle: string
  nombre: number
  isBusy: boolean
  echec: string | null
  onConfirm: (motif: string, oublier: () => void) => void
  onClose: () => void
}

function Question({ nom, cle, nombre, isBusy, echec, onConfirm, onClose }: QuestionProps) {
  const [motif, setMotif, oublier] = useSaisieGardee(cle, '')
  const [isTente, setTente] = useState(false)
  const isCourt = nom === 'refuser' && motif.trim().length < MOTIF_MIN
  return (
    <Dialog
      title={textes.gestes[nom]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.confirmer.fermer}</Button>
          <Button
            variant={nom === 'annuler' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => {
              setTente(true)
              if (!isCourt) onConfirm(motif.trim(), oublier)
            }}
          >
            {textes.gestes[nom]}
          </Button>
        </>
      }
    >
      <div className={css.champs}>
        {nom === 'approuver' && <p>{textes.confirmer.approuver(nombre)}</p>}
        {nom === 'annuler' && <p>{textes.confirmer.annuler}</p>}
        {nom === 'refuser' && (
          <TextAreaField
            label={textes.motifRefus}
            hint={textes.motifAide}
            layout="stack"
            required
            rows={3}
            maxLength={300}
            error={isTente && isCourt ? textes.motifCourt : undefined}
            value={motif}
            onChange={setMotif}
          />
        )}
        {echec && (
          <Notice tone="danger" title={textes.echec} alert>
            {echec}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
