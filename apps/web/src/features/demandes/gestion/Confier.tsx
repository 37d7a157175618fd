import type {
  LigneTraitement,
  LotTraitement,
  Reperes,
} from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Laissees } from './Laissees.tsx'
import { jourCourt } from './moments.ts'
import { apercuLotQuery } from './queries.ts'
import { textes } from './textes.ts'

const { lot: mots } = textes

/** To whom a request can be handed over; whoever is away is said to be. */
export const choixCollegues = (collegues: Reperes['collegues'], sauf?: string) =>
  collegues
    .filter(({ id }) => id !== sauf)
    .map(({ id, nom, absentJusquAu }) => ({
      valeur: id,
      libelle:
        absentJusquAu === null ? nom : textes.absences.enConge(nom, jourCourt(absentJusquAu)),
    }))

type Cibles = LotTraitement['cibles']
type ConfierProps = {
  cibles: Cibles
  lignes: readonly LigneTraitement[]
  collegues: Reperes['collegues']
  isBusy: boolean
  lien: (id: string) => string
  onChoose: (id: string, cibles: Cibles) => void
  onClose: () => void
}

/** To whom several go: what concerns that colleague stays, and is named before. */
export function Confier({
  cibles,
  lignes,
  collegues,
  isBusy,
  lien,
  onChoose,
  onClose,
}: ConfierProps) {
  const [a, setA] = useState('')
  const [isTente, setTente] = useState(false)
  const question = apercuLotQuery(cibles, a === '' ? null : a)
  const { data, isFetching } = useQuery({
    ...question,
    queryFn: a === '' ? skipToken : question.queryFn,
  })
  const apercu = data?.gestes.find(({ geste }) => geste === 'confier')
  const ceux = cibles.filter(({ id }) => apercu?.faisables.includes(id))
  return (
    <Dialog
      title={mots.confierTitre}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          busy={isBusy || isFetching}
          disabled={apercu !== undefined && ceux.length === 0}
          onClick={() => {
            setTente(true)
            if (a !== '' && ceux.length > 0) onChoose(a, ceux)
          }}
        >
          {apercu ? mots.confierA(ceux.length) : textes.confierConfirmer}
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
      <Laissees laissees={apercu?.laissees ?? []} lignes={lignes} lien={lien} />
    </Dialog>
  )
}
