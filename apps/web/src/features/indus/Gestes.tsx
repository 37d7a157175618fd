import { type InduSuivi, indusResource } from '@espace-adherent/contract/indus'
import { isMoyenPermis, libellesMoyenIndu, type MoyenIndu } from '@espace-adherent/domain/indus'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialog'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import { useGesteSuivi } from '../suivis/index.ts'
import { textes } from './textes.ts'

const mots = textes.staff
type Props = { indu: InduSuivi; onClose: () => void }

const REPONSE_MIN = 20

/** Upheld or given up: with a reason that the member reads. */
export function Repondre({ indu, geste, onClose }: Props & { geste: 'maintenir' | 'annuler' }) {
  const [reponse, setReponse] = useState('')
  const [isTente, setTente] = useState(false)
  const { mutate, isPending } = useGesteSuivi(indusResource, indu)
  const isCourte = reponse.trim().length < REPONSE_MIN
  const envoyer = () => {
    setTente(true)
    if (!isCourte) mutate({ geste, id: indu.id, reponse }, { onSuccess: fait(onClose) })
  }
  return (
    <Dialog
      title={geste === 'maintenir' ? mots.maintenir : mots.abandonner}
      onClose={onClose}
      actions={<Actions isPending={isPending} onClose={onClose} onEnvoyer={envoyer} />}
    >
      <TextAreaField
        label={mots.reponse}
        layout="stack"
        required
        rows={5}
        hint={mots.reponseAide}
        error={isTente && isCourte ? mots.reponseAide : undefined}
        value={reponse}
        onChange={setReponse}
      />
    </Dialog>
  )
}

const moyensDuGestionnaire = ['virement', 'cheque', 'retenue'] as const satisfies MoyenIndu[]

export function Encaisser({ indu, onClose }: Props) {
  const permis = moyensDuGestionnaire.filter((m) => isMoyenPermis(m, indu.isRetenueAcceptee))
  const [moyen, setMoyen] = useState<string>('virement')
  const [isSolde, setSolde] = useState(false)
  const { mutate, isPending } = useGesteSuivi(indusResource, indu)
  const choisi = permis.find((m) => m === moyen)
  const envoyer = () =>
    choisi &&
    mutate(
      { geste: 'encaisser', id: indu.id, moyen: choisi, isSolde },
      { onSuccess: fait(onClose) },
    )
  return (
    <Dialog
      title={mots.encaisser}
      onClose={onClose}
      actions={<Actions isPending={isPending} onClose={onClose} onEnvoyer={envoyer} />}
    >
      <SelectField
        label={mots.moyen}
        layout="stack"
        value={moyen}
        onChange={setMoyen}
        choix={permis.map((valeur) => ({ valeur, libelle: libellesMoyenIndu[valeur] }))}
      />
      <CheckboxField label={mots.solde} hint={mots.soldeAide} value={isSolde} onChange={setSolde} />
    </Dialog>
  )
}

type ActionsProps = { isPending: boolean; onClose: () => void; onEnvoyer: () => void }

const Actions = ({ isPending, onClose, onEnvoyer }: ActionsProps) => (
  <>
    <Button onClick={onClose}>{textes.annuler}</Button>
    <Button variant="primary" busy={isPending} onClick={onEnvoyer}>
      {mots.enregistrer}
    </Button>
  </>
)

const fait = (onClose: () => void) => () => {
  toasts.push({ type: 'success', title: mots.fait })
  onClose()
}
