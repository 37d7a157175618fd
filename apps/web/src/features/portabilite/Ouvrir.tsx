import { portabilitesResource } from '@espace-adherent/contract/portabilite'
import { formatDateLongue, parseDate } from '@espace-adherent/domain/calendrier'
import { type Emploi, finPortabilite, moisPortabilite } from '@espace-adherent/domain/contrats'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { Dialog } from '@espace-adherent/ui/dialog'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { useGesteSuivi } from '../suivis/index.ts'
import { textes } from './textes.ts'

/** What the employer declared; the last day is reckoned as it is typed, by the rule that the server holds. */
export function Ouvrir({ onClose }: { onClose: () => void }) {
  const [numero, setNumero] = useState('')
  const [debut, setDebut] = useState('')
  const [fin, setFin] = useState('')
  const [allocations, setAllocations] = useState('')
  const [isTente, setTente] = useState(false)
  const { mutate, isPending, error } = useGesteSuivi(portabilitesResource)
  const refus = (error as HttpError | null)?.champs ?? {}
  const emploi = emploiDe(debut, fin, allocations)
  const numeroContrat = numero.trim()
  const requis = (isLa: boolean) => (isTente && !isLa ? textes.requis : undefined)
  const envoyer = () => {
    setTente(true)
    if (!emploi || numeroContrat === '') return
    mutate(
      { geste: 'ouvrir', numeroContrat, ...emploi },
      {
        onSuccess: () => {
          toasts.push({ type: 'success', title: textes.ouverte })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={textes.ouvrir}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={envoyer}>
            {textes.envoyer}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <TextField
          label={textes.numero}
          layout="stack"
          required
          error={refus.numeroContrat ?? requis(numeroContrat !== '')}
          value={numero}
          onChange={setNumero}
        />
        <DateField
          label={textes.debutEmploi}
          layout="stack"
          required
          error={refus.debutEmploi ?? requis(parseDate(debut) !== null)}
          value={debut}
          onChange={setDebut}
        />
        <DateField
          label={textes.finEmploi}
          layout="stack"
          required
          error={refus.finEmploi ?? requis(parseDate(fin) !== null)}
          value={fin}
          onChange={setFin}
        />
        <DateField
          label={textes.allocations}
          hint={textes.allocationsAide}
          layout="stack"
          error={refus.allocationsJusquAu}
          value={allocations}
          onChange={setAllocations}
        />
        <p role="status">
          {emploi &&
            emploi.debutEmploi <= emploi.finEmploi &&
            textes.calcul(moisPortabilite(emploi), formatDateLongue(finPortabilite(emploi)))}
        </p>
      </div>
    </Dialog>
  )
}

function emploiDe(debut: string, fin: string, allocations: string): Emploi | null {
  const [debutEmploi, finEmploi] = [parseDate(debut), parseDate(fin)]
  const allocationsJusquAu = allocations === '' ? null : parseDate(allocations)
  if (!debutEmploi || !finEmploi || (allocations !== '' && !allocationsJusquAu)) return null
  return { debutEmploi, finEmploi, allocationsJusquAu }
}
