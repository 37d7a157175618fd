import type { TypeEnvoi } from '@espace-adherent/domain/securite'
import { Button } from '../actions/Button.tsx'
import css from './code.module.css'
import { textes } from './textes.ts'
import type { useCodeSecurite } from './useCodeSecurite.ts'

type RenvoiProps = {
  parcours: ReturnType<typeof useCodeSecurite>
  onRenvoi: (sendType?: TypeEnvoi) => Promise<void>
}

/**
 * Sends another code, by the same way or the other; or asks for another number while one is being
 * changed.
 */
export function Renvoi({ parcours, onRenvoi }: RenvoiProps) {
  const { occupe, secondes, autre, newAmfTel } = parcours
  return (
    <div className="small cluster center gap-8 col-16">
      <p>{textes.rienRecu}</p>
      {secondes > 0 ? (
        <p className="muted tabular">{textes.renvoyerDans(secondes)}</p>
      ) : (
        <Button size="sm" busy={occupe === 'renvoi'} onClick={() => void onRenvoi()}>
          {textes.renvoyer}
        </Button>
      )}
      {autre && (
        <Button
          size="sm"
          variant="quiet"
          className={css.lien}
          disabled={occupe !== null}
          aria-label={textes.recevoirParVers(autre.sendType, autre.destination)}
          onClick={() => void onRenvoi(autre.sendType)}
        >
          {textes.recevoirPar(autre.sendType)}
        </Button>
      )}
      {newAmfTel && (
        <Button size="sm" variant="quiet" className={css.lien} onClick={parcours.changerNumero}>
          {textes.changerNumero}
        </Button>
      )}
    </div>
  )
}
