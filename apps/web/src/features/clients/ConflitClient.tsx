import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useId, useState } from 'react'
import type { Conflit } from './chemins.ts'
import css from './clients.module.css'
import { libelleChemin, textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { conflit: mots } = textes

const dire = (valeur: unknown) =>
  typeof valeur === 'string' || typeof valeur === 'number'
    ? String(valeur)
    : typeof valeur === 'boolean'
      ? valeur
        ? textes.oui
        : textes.non
      : JSON.stringify(valeur ?? null)

/** Two people changed the same client: one chooses line by line, and nothing is written before. */
export function ConflitClient({
  edition,
  conflits,
}: {
  edition: Edition
  conflits: readonly Conflit[]
}) {
  const id = useId()
  const [siens, setSiens] = useState<ReadonlySet<string>>(new Set())
  const choisir = (chemin: string, isSien: boolean) => {
    const suivants = new Set(siens)
    if (isSien) suivants.add(chemin)
    else suivants.delete(chemin)
    setSiens(suivants)
  }
  return (
    <Card>
      <div className="stack gap-12">
        <Notice tone="warning" title={mots.titre} alert>
          {conflits.length > 0 ? mots.texte : mots.aucun}
        </Notice>
        {conflits.map(({ chemin, votre, actuelle }) => (
          <fieldset key={chemin} className={css.difference}>
            <legend>{libelleChemin(chemin)}</legend>
            {(
              [
                [false, mots.votre, votre],
                [true, mots.actuelle, actuelle],
              ] as const
            ).map(([isSien, titre, valeur]) => (
              <label key={titre}>
                <input
                  type="radio"
                  name={`${id}-${chemin}`}
                  checked={siens.has(chemin) === isSien}
                  onChange={() => choisir(chemin, isSien)}
                />
                <span>
                  <strong>{titre}</strong> {dire(valeur)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className="cluster gap-8">
          <Button onClick={edition.giveUp}>{mots.abandonner}</Button>
          <Button
            variant="primary"
            busy={edition.isBusy}
            onClick={() => edition.settle(conflits.filter(({ chemin }) => siens.has(chemin)))}
          >
            {mots.enregistrer}
          </Button>
        </div>
      </div>
    </Card>
  )
}
