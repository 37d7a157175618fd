import type { QuestionFaq, RevisionFaq } from '@espace-adherent/contract/faq-redaction'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { useState } from 'react'
import { comparer } from '../redaction/index.ts'
import css from './faq-redaction.module.css'
import { instantDe } from './moments.ts'
import { useReprendre } from './queries.ts'
import { textes } from './textes.ts'

type RevisionsProps = {
  question: QuestionFaq
  revisions: readonly RevisionFaq[]
  canTake: boolean
}

/** What was written, the latest first: compared with the draft, or taken again. */
export function Revisions({ question, revisions, canTake }: RevisionsProps) {
  const reprendre = useReprendre()
  const [derniere] = revisions
  const { id, revision: from } = question
  return (
    <ol>
      {revisions.map((revision) => (
        <Revision
          key={revision.revision}
          revision={revision}
          derniere={derniere ?? revision}
          isEnLigne={question.publieeRevision === revision.revision}
          isBusy={reprendre.isPending}
          onTake={
            canTake && revision !== derniere
              ? () => reprendre.mutate({ id, revision: from, version: revision.revision })
              : null
          }
        />
      ))}
    </ol>
  )
}

type RevisionProps = {
  revision: RevisionFaq
  derniere: RevisionFaq
  isEnLigne: boolean
  isBusy: boolean
  onTake: (() => void) | null
}

function Revision({ revision, derniere, isEnLigne, isBusy, onTake }: RevisionProps) {
  const [isOuverte, setOuverte] = useState(false)
  const { revision: numero, title, le, par } = revision
  return (
    <li className={css.revision}>
      <p className={css.titre}>
        <strong>{textes.revision(numero)}</strong>
        {isEnLigne && <StateBadge tone="success">{textes.enLigne}</StateBadge>}
        <span className={css.discret}>{le && textes.ecrite(instantDe(le), par)}</span>
      </p>
      <p>{title}</p>
      {revision !== derniere && (
        <div className={css.boutons}>
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
      {isOuverte && <Differences avant={revision.content} apres={derniere.content} />}
    </li>
  )
}

function Differences({ avant, apres }: { avant: string; apres: string }) {
  const morceaux = comparer(avant, apres).filter(({ cote }) => cote !== 'commun')
  if (morceaux.length === 0) return <p className={css.discret}>{textes.identique}</p>
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
