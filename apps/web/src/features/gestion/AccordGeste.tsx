import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { usePeutGeste } from './droits.ts'
import { useGeste } from './queries.ts'

type AccordProps = {
  gestion: Gestion
  /** What a second person decides. */
  geste: string
  /** Its field `accord` says who asked, and why. */
  ligne: LigneGestion
  mots: Readonly<{
    demandee: (par: string) => string
    inconnu: string
    confirmer: string
    refuser: string
    consequence: string
    fermer: string
  }>
}

/** What waits for a second person: whoever asked may take it back. */
export function AccordGeste({ gestion, geste, ligne, mots }: AccordProps) {
  const { par, motif } = ligne.accord as { par: string | null; motif: string | null }
  const empeche = ligne.empechements?.[`${geste}/accord`]
  const peut = usePeutGeste(gestion)
  const { mutate, mutateAsync, isPending, error } = useGeste(gestion, `${geste}/accord`)
  const corps = (isDonne: boolean) => ({
    ...{ id: ligne.id, revision: ligne.revision },
    saisie: { isDonne },
  })
  const confirmer = () =>
    askConfirmation({
      title: mots.confirmer,
      text: <p>{mots.consequence}</p>,
      confirmLabel: mots.confirmer,
      cancelLabel: mots.fermer,
      onConfirm: async () => {
        await mutateAsync(corps(true)).catch(() => {})
      },
    })
  return (
    <div className="stack gap-8">
      <p>{mots.demandee(par ?? mots.inconnu)}</p>
      {motif && <p>{motif}</p>}
      {empeche && <p className="note">{empeche}</p>}
      {peut(geste) && (
        <div className="cluster gap-8">
          {!empeche && (
            <Button size="sm" variant="primary" busy={isPending} onClick={confirmer}>
              {mots.confirmer}
            </Button>
          )}
          <Button size="sm" busy={isPending} onClick={() => mutate(corps(false))}>
            {mots.refuser}
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="danger" title={error.message} alert>
          {Object.values(error.champs ?? {}).join(' ')}
        </Notice>
      )}
    </div>
  )
}
