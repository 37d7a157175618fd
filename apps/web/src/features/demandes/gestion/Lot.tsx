import { isEchange } from '@espace-adherent/contract/actes'
import type {
  LigneTraitement,
  LotTraitement,
  Reperes,
} from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askConfirmation } from '../../../platform/modals/dialogs.tsx'
import { jourCourt } from './moments.ts'
import { type Lot, reread, treatAll } from './queries.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

/** To whom a request can be handed over; whoever is away is said to be. */
export const choixCollegues = (collegues: Reperes['collegues'], sauf?: string) =>
  collegues
    .filter(({ id }) => id !== sauf)
    .map(({ id, nom, absentJusquAu }) => ({
      valeur: id,
      libelle:
        absentJusquAu === null ? nom : textes.absences.enConge(nom, jourCourt(absentJusquAu)),
    }))

const { lot: mots } = textes

type LotBarreProps = {
  lignes: readonly LigneTraitement[]
  collegues: Reperes['collegues']
  onDone: () => void
}
type Simple = Exclude<LotTraitement['geste'], 'confier'>

/** What is done with several at once; what could not be done is named, request by request. */
export function LotBarre({ lignes, collegues, onDone }: LotBarreProps) {
  const client = useQueryClient()
  const [refus, setRefus] = useState<readonly { reference: string; message: string }[]>([])
  const [isConfier, setConfier] = useState(false)
  const cibles = lignes.map(({ id, revision }) => ({ id, revision }))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: treatAll,
    onSuccess: async (lot: Lot) => {
      setRefus(
        lot.refus.map(({ id, message }) => ({
          reference: lignes.find((ligne) => ligne.id === id)?.reference ?? '',
          message,
        })),
      )
      await reread(client)
      if (lot.refus.length === 0) onDone()
    },
    meta: {
      failure: mots.echec,
      success: (lot) => ({ title: mots.faites((lot as Lot).faites) }),
    },
  })
  const faire = (geste: Simple, ceux = cibles) =>
    mutateAsync({ geste, cibles: ceux }).catch(() => {})
  // A message is answered: nobody accepts it.
  const acceptables = lignes
    .filter(({ acte }) => !isEchange(acte))
    .map(({ id, revision }) => ({ id, revision }))
  const exclus = lignes.length - acceptables.length
  const accepter = () =>
    askConfirmation({
      title: mots.accepterTitre(acceptables.length),
      text: (
        <>
          <p>{mots.accepterTexte}</p>
          {exclus > 0 && <p>{mots.exclus(exclus)}</p>}
        </>
      ),
      confirmLabel: textes.accepterConfirmer,
      cancelLabel: textes.annuler,
      onConfirm: async () => {
        await faire('accepter', acceptables)
      },
    })
  return (
    <section className={css.lot} aria-label={mots.nombre(cibles.length)}>
      <p role="status">{mots.nombre(cibles.length)}</p>
      <div className={css.boutons}>
        <Button size="sm" busy={isPending} onClick={() => void faire('prendre')}>
          {mots.prendre}
        </Button>
        <Button size="sm" disabled={isPending} onClick={() => setConfier(true)}>
          {mots.confier}
        </Button>
        <Button size="sm" disabled={isPending} onClick={() => void faire('rendre')}>
          {mots.rendre}
        </Button>
        <Button
          size="sm"
          disabled={isPending || acceptables.length === 0}
          onClick={accepter}
          {...(acceptables.length === 0 && { title: mots.rienAAccepter })}
        >
          {mots.accepter}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {mots.aucune}
        </Button>
      </div>
      {refus.length > 0 && (
        <Notice tone="warning" title={mots.refus(refus.length)} alert>
          <ul>
            {refus.map(({ reference, message }) => (
              <li key={reference}>
                <strong>{reference}</strong>&nbsp;: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isConfier && (
        <Confier
          collegues={collegues}
          isBusy={isPending}
          onClose={() => setConfier(false)}
          onChoose={(a) =>
            mutateAsync({ geste: 'confier', cibles, a }).then(
              () => setConfier(false),
              () => {},
            )
          }
        />
      )}
    </section>
  )
}

type ConfierProps = {
  collegues: Reperes['collegues']
  isBusy: boolean
  onChoose: (id: string) => void
  onClose: () => void
}

function Confier({ collegues, isBusy, onChoose, onClose }: ConfierProps) {
  const [a, setA] = useState('')
  const [isTente, setTente] = useState(false)
  return (
    <Dialog
      title={mots.confierTitre}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => {
            setTente(true)
            if (a !== '') onChoose(a)
          }}
        >
          {textes.confierConfirmer}
        </Button>
      }
    >
      <SelectField
        label={textes.collegue}
        layout="stack"
        required
        error={isTente && a === '' ? textes.collegueRequis : undefined}
        choix={choixCollegues(collegues)}
        value={a}
        onChange={setA}
      />
    </Dialog>
  )
}
