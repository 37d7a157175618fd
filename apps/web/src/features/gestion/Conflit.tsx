import {
  afficher,
  type Champ,
  type Champs,
  type LigneGestion,
} from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useId, useState } from 'react'
import { type Cote, differencesDe, tranche } from './conflit.ts'
import css from './gestion.module.css'
import type { Saisie } from './saisie.ts'
import { textes } from './textes.ts'

const { conflit: mots } = textes

type ConflitProps = {
  champs: Champs
  depart: LigneGestion
  saisie: Saisie
  actuelle: LigneGestion
  isBusy: boolean
  /** What is to be saved, from the version that stands. */
  onSave: (saisie: Saisie) => void
  onKeep: () => void
}

/** Both versions side by side: one chooses line by line, and nothing is written before. */
export function Conflit(props: ConflitProps) {
  const { champs, depart, saisie, actuelle, isBusy, onSave, onKeep } = props
  const differences = differencesDe(champs, depart, saisie, actuelle)
  const [choix, setChoix] = useState<Record<string, Cote>>(() =>
    Object.fromEntries(differences.map(({ nom, propose }) => [nom, propose])),
  )
  const id = useId()
  return (
    <div className={css.conflit}>
      <Notice tone="warning" title={mots.titre} alert>
        {mots.texte}
      </Notice>
      {differences.map(({ nom, champ, ...cotes }) => (
        <fieldset key={nom} className={css.difference}>
          <legend>{champ.libelle}</legend>
          {(['votre', 'actuelle'] as const).map((cote) => (
            <label key={cote} className={css.cote} data-choisi={choix[nom] === cote || undefined}>
              <input
                type="radio"
                name={`${id}-${nom}`}
                checked={choix[nom] === cote}
                onChange={() => setChoix({ ...choix, [nom]: cote })}
              />
              <span>
                <strong>{mots[cote]}</strong>
                <span className={css.lignes}>{dire(champ, cotes[cote]) || mots.vide}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={css.boutons}>
        <Button onClick={onKeep}>{mots.abandonner}</Button>
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => onSave(tranche(champs, actuelle, saisie, choix))}
        >
          {mots.enregistrer}
        </Button>
      </div>
    </div>
  )
}

function dire(champ: Champ, saisi: string | boolean): string {
  if (typeof saisi === 'boolean') return saisi ? textes.oui : textes.non
  if (champ.genre === 'regle') return afficher(champ, JSON.parse(saisi))
  return champ.genre === 'choix' ? (champ.choix[saisi] ?? saisi) : saisi
}
