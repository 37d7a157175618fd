import type { Accord } from '@espace-adherent/contract/accords'
import type { GesteAccord } from '@espace-adherent/domain/accords/accord.ts'
import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Changements } from '../gestion/index.ts'
import css from './accords.module.css'
import { useGesteAccord } from './sensibles.ts'
import { textes } from './textes.ts'

const { attente: mots } = textes
const ecrireMoment = (instant: string) => formatInstantCourt(new Date(instant))

type Props = {
  accord: Accord
  /** What each place is called, and how a value is said. */
  libelleDe: (champ: string) => string
  dire: (valeur: unknown) => string
}

/** A change that takes two administrators: who asked, what it changes, when, and what may be done about it. */
export function AccordEnAttente({ accord, libelleDe, dire }: Props) {
  const faire = useGesteAccord()
  const { id, etat, gestes, empechement } = accord
  const par = accord.par ?? mots.inconnu
  const demander = (geste: GesteAccord) =>
    askConfirmation({
      title: mots.confirmer[geste],
      text: (
        <>
          <p>{mots.consequence[geste]}</p>
          <Changements changements={accord.changements} libelleDe={libelleDe} dire={dire} />
        </>
      ),
      confirmLabel: mots.gestes[geste],
      cancelLabel: mots.fermer,
      onConfirm: async () => {
        await faire.mutateAsync({ id, geste }).catch(() => {})
      },
    })
  return (
    <div className={css.attente}>
      <Notice tone="warning" title={etat === 'accorde' ? mots.accorde : mots.demande}>
        <p>{mots.demandePar(par, ecrireMoment(accord.demandeLe))}</p>
        {accord.decideLe && accord.effetLe ? (
          <p>
            {mots.accordePar(accord.decidePar ?? mots.inconnu, ecrireMoment(accord.decideLe))}{' '}
            <strong>{mots.effet(ecrireMoment(accord.effetLe))}</strong>
          </p>
        ) : (
          <p>{mots.jusquau(ecrireMoment(accord.expireLe))}</p>
        )}
        <Changements changements={accord.changements} libelleDe={libelleDe} dire={dire} />
        {empechement && <p>{empechement}.</p>}
        <div className={css.boutons}>
          {gestes
            .filter((geste) => geste !== 'accorder' || empechement === null)
            .map((geste) => (
              <Button
                key={geste}
                size="sm"
                variant={geste === 'accorder' ? 'primary' : 'outline'}
                busy={faire.isPending && faire.variables?.geste === geste}
                onClick={() => demander(geste)}
              >
                {mots.gestes[geste]}
              </Button>
            ))}
        </div>
      </Notice>
      {faire.error && (
        <Notice tone="danger" title={textes.echec} alert>
          {Object.values(faire.error.champs ?? {}).join(' ') || faire.error.message}
        </Notice>
      )}
    </div>
  )
}
