import { lotsGestion } from '@espace-adherent/contract/gestions'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { Choix } from './Choix.tsx'
import { type Envoi as Envoye, pickLot } from './choisir.ts'
import { Invitations } from './Invitations.tsx'
import css from './imports.module.css'
import { useRelecture } from './relecture.ts'
import { textes } from './textes.ts'
import { useEnvoi } from './useEnvoi.ts'

const { envoi: mots } = textes

/** Where a lot stands is its own address. */
const ouvrir = (id: string) => navigate(`#/admin/${lotsGestion.ecran?.chemin}?fiche=${id}`)

/** A lot from the browser: chosen, looked at, sent; what is done with it is on its row. */
export function Envoi() {
  const peut = useDroit()
  useRelecture()
  return (
    <div className={`stack gap-16 ${css.haut}`}>
      {peut({ domaine: 'imports', action: 'create' }) && <Envoyer />}
      <Invitations />
    </div>
  )
}

function Envoyer() {
  const [choisi, setChoisi] = useState<Envoye | null>(null)
  const [refus, setRefus] = useState<string | null>(null)
  const { mutate, isPending, error, pourCent, reset } = useEnvoi((id) => {
    setChoisi(null)
    ouvrir(id)
  })
  const choisir = (files: readonly File[]) => {
    if (files.length === 0) return
    reset()
    pickLot(files).then(
      (lot) => {
        setRefus(null)
        setChoisi(lot)
      },
      (faute: Error) => {
        setChoisi(null)
        setRefus(faute.message)
      },
    )
  }
  const echec = refus ?? (error as HttpError | null)?.message ?? null
  return (
    <Card title={mots.titre}>
      <div className="stack gap-12">
        <p className="note">{mots.aide}</p>
        {echec && (
          <Notice tone="danger" title={mots.echec} alert>
            {echec}
          </Notice>
        )}
        {choisi && <p>{choisi.dit}</p>}
        {isPending && <Progression pourCent={pourCent} />}
        <div className="cluster gap-8">
          {choisi && (
            <Button size="sm" variant="primary" busy={isPending} onClick={() => mutate(choisi)}>
              {error ? mots.reprendre : mots.envoyer}
            </Button>
          )}
          {!isPending && (
            <>
              <Choix libelle={choisi ? mots.autre : mots.dossier} isDossier onChoisit={choisir} />
              <Choix libelle={mots.fichiers} onChoisit={choisir} />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}

const Progression = ({ pourCent }: { pourCent: number }) => (
  <div>
    <p className="tabular" role="status">
      {mots.avancement(pourCent)}
    </p>
    <progress aria-label={mots.progression} value={pourCent} max={100} />
  </div>
)
