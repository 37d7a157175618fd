import type { ATraiterFaq } from '@espace-adherent/contract/faq/gestion'
import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconChecks } from '@tabler/icons-react'
import css from './faq-redaction.module.css'
import { useEcarter, usePeut } from './queries.ts'
import { textes } from './textes.ts'

type ATraiterProps = {
  aTraiter: readonly ATraiterFaq[]
  lienQuestion: (id: string) => string
  /** Null: whoever looks may create nothing. */
  onCreer: ((recherche: string) => void) | null
  onNommer: ((recherche: string) => void) | null
}

/** What readers did not find and what they said was missing: made into a question, or left aside. */
export function ATraiter({ aTraiter, lienQuestion, onCreer, onNommer }: ATraiterProps) {
  const recherches = aTraiter.filter(({ genre }) => genre === 'recherche')
  const commentaires = aTraiter.filter(({ genre }) => genre === 'commentaire')
  if (aTraiter.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconChecks size={40} stroke={1.25} aria-hidden="true" />}
          title={textes.rienATraiter}
        >
          {textes.rienATraiterTexte}
        </EmptyState>
      </Card>
    )
  return (
    <div className={css.partie}>
      <p className="note">{textes.aTraiterLead}</p>
      {recherches.length > 0 && (
        <Card>
          <h2>{textes.recherches}</h2>
          <ul aria-label={textes.recherches}>
            {recherches.map((recherche) => (
              <Recherche key={recherche.id} {...{ recherche, onCreer, onNommer }} />
            ))}
          </ul>
        </Card>
      )}
      {commentaires.length > 0 && (
        <Card>
          <h2>{textes.commentaires}</h2>
          <ul aria-label={textes.commentaires}>
            {commentaires.map((commentaire) => (
              <Commentaire
                key={commentaire.id}
                commentaire={commentaire}
                lienQuestion={lienQuestion}
              />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Recherche({
  recherche: { id, genre, texte, nombre, le },
  onCreer,
  onNommer,
}: { recherche: ATraiterFaq } & Pick<ATraiterProps, 'onCreer' | 'onNommer'>) {
  const ecarter = useEcarter(textes.ignoree)
  const peut = usePeut('update')
  return (
    <li className={css.tache}>
      <span className="name">{texte}</span>
      <span className="note">
        {textes.fois(nombre)}, {textes.derniere(formatInstantCourt(new Date(le)))}
      </span>
      <span className="cluster end gap-8">
        {peut && (
          <Button
            size="sm"
            variant="quiet"
            busy={ecarter.isPending}
            aria-label={textes.ignorerQuoi(texte)}
            onClick={() => ecarter.mutate({ id, genre })}
          >
            {textes.ignorer}
          </Button>
        )}
        {onNommer && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={textes.nommerDepuis(texte)}
            onClick={() => onNommer(texte)}
          >
            {textes.nommer}
          </Button>
        )}
        {onCreer && (
          <Button size="sm" aria-label={textes.creerDepuis(texte)} onClick={() => onCreer(texte)}>
            {textes.creerLaQuestion}
          </Button>
        )}
      </span>
    </li>
  )
}

function Commentaire({
  commentaire: { id, genre, texte, le, question },
  lienQuestion,
}: { commentaire: ATraiterFaq } & Pick<ATraiterProps, 'lienQuestion'>) {
  const ecarter = useEcarter(textes.traitee)
  const peut = usePeut('update')
  return (
    <li className={css.tache}>
      <span className="typed">{texte}</span>
      <span className="note">
        {formatInstantCourt(new Date(le))}
        {question && (
          <>
            {' · '}
            <a href={lienQuestion(question.id)}>{textes.ouvrir(question.title)}</a>
          </>
        )}
      </span>
      <span className="cluster end gap-8">
        {peut && (
          <Button
            size="sm"
            busy={ecarter.isPending}
            aria-label={textes.traiteQuoi(texte)}
            onClick={() => ecarter.mutate({ id, genre })}
          >
            {textes.traite}
          </Button>
        )}
      </span>
    </li>
  )
}
