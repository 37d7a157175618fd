import type {
  CategorieFaq,
  QuestionFaq,
  RevisionFaq,
} from '@espace-adherent/contract/faq-redaction'
import { Tabs } from '@espace-adherent/ui/disclosure'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { chiffresDe, etatDe, tons } from './etat.ts'
import css from './faq-redaction.module.css'
import { Publication } from './Publication.tsx'
import { revisionsQuery, usePeut } from './queries.ts'
import { Redaction } from './Redaction.tsx'
import { Revisions } from './Revisions.tsx'
import { textes } from './textes.ts'

type FicheProps = {
  question: QuestionFaq
  questions: readonly QuestionFaq[]
  categories: readonly CategorieFaq[]
  onDeleted: () => void
}

/** One question: what it says, whether it is public, what it said before. */
export function Fiche(props: FicheProps) {
  const { question } = props
  const query = useQuery(revisionsQuery(question.id))
  const etat = etatDe(question)
  return (
    <Card className={css.fiche}>
      <div className={css.titre}>
        <h2>{question.title}</h2>
        <StateBadge tone={tons[etat]}>{textes.etats[etat]}</StateBadge>
      </div>
      <p className={css.discret}>{chiffresDe(question)}</p>
      <Lecture query={query} attente={['3rem', '16rem']}>
        {({ rows }) => <Parties {...props} revisions={rows as RevisionFaq[]} />}
      </Lecture>
    </Card>
  )
}

function Parties({
  question,
  questions,
  categories,
  revisions,
  onDeleted,
}: FicheProps & { revisions: readonly RevisionFaq[] }) {
  const [onglet, setOnglet] = useState('texte')
  const [isModifie, setModifie] = useState(false)
  const peutModifier = usePeut('update')
  const [derniere] = revisions
  if (!derniere) return null
  return (
    <Tabs
      label={textes.partiesFiche}
      value={onglet}
      onChange={setOnglet}
      tabs={[
        {
          key: 'texte',
          titre: textes.texte,
          contenu: (
            <div className={css.partie}>
              <Redaction
                {...{ question, questions, categories, derniere }}
                canWrite={peutModifier}
                onModifie={setModifie}
              />
              {peutModifier && <Publication {...{ question, isModifie, onDeleted }} />}
            </div>
          ),
        },
        {
          key: 'revisions',
          titre: textes.revisions,
          nombre: revisions.length,
          contenu: <Revisions {...{ question, revisions }} canTake={peutModifier} />,
        },
      ]}
    />
  )
}
