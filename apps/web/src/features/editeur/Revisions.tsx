import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { useState } from 'react'
import { comparer } from './differences.ts'
import css from './editeur.module.css'
import { instantDe } from './moments.ts'
import { textes } from './textes.ts'
import type { Cible, Ecrit, Envoi, Revision } from './types.ts'

type RevisionsProps = {
  ecrit: Ecrit
  revisions: readonly Revision[]
  reprendre: Envoi<Cible & { version: number }>
  canTake: boolean
}

/** What was written, the latest first: compared with the draft, or taken again. */
export function Revisions({ ecrit, revisions, reprendre, canTake }: RevisionsProps) {
  const [derniere] = revisions
  const { id, revision: from } = ecrit
  return (
    <ol>
      {revisions.map((ligne) => (
        <Ligne
          key={ligne.revision}
          ecrit={ecrit}
          ligne={ligne}
          derniere={derniere ?? ligne}
          isBusy={reprendre.isPending}
          onTake={
            canTake && ligne !== derniere
              ? () => reprendre.mutate({ id, revision: from, version: ligne.revision })
              : null
          }
        />
      ))}
    </ol>
  )
}

type LigneProps = {
  ecrit: Ecrit
  ligne: Revision
  derniere: Revision
  isBusy: boolean
  onTake: (() => void) | null
}

function Ligne({ ecrit, ligne, derniere, isBusy, onTake }: LigneProps) {
  const [isOuverte, setOuverte] = useState(false)
  const { revision: numero, title, le, par } = ligne
  return (
    <li className={css.revision}>
      <p className={css.quelle}>
        <strong>{textes.revision(numero)}</strong>
        {ecrit.publieeRevision === numero && (
          <StateBadge tone="success">{textes.enLigne}</StateBadge>
        )}
        {ecrit.programmeeRevision === numero && (
          <StateBadge tone="info">{textes.prevue}</StateBadge>
        )}
        <span className="note">{le && textes.ecriteLe(instantDe(le), par)}</span>
      </p>
      <p>{title}</p>
      {ligne !== derniere && (
        <div className="cluster end gap-8">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOuverte}
            onClick={() => setOuverte(!isOuverte)}
          >
            {textes.comparer(numero)}
          </Button>
          {onTake && (
            <Button size="sm" busy={isBusy} onClick={onTake}>
              {textes.reprendre(numero)}
            </Button>
          )}
        </div>
      )}
      {isOuverte && <Differences avant={ligne.content} apres={derniere.content} />}
    </li>
  )
}

function Differences({ avant, apres }: { avant: string; apres: string }) {
  const morceaux = comparer(avant, apres).filter(({ cote }) => cote !== 'commun')
  if (morceaux.length === 0) return <p className="note">{textes.identique}</p>
  return (
    <ul className={css.differences}>
      {morceaux.map(({ texte, cote }, rang) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their place.
        <li key={rang} data-cote={cote}>
          <span className="visually-hidden">{cote === 'avant' ? textes.avant : textes.apres} </span>
          {cote === 'avant' ? <del>{texte}</del> : <ins>{texte}</ins>}
        </li>
      ))}
    </ul>
  )
}
