import { IconChevronRight } from '@tabler/icons-react'
import css from './faq.module.css'
import { questionAttribute, type Readable } from './useReading.ts'

type QuestionListProps = {
  questions: readonly Readable[]
  onOpen: (question: Readable) => void
  /** The most read: their rank says something. */
  ranked?: boolean
}

export function QuestionList({ questions, onOpen, ranked = false }: QuestionListProps) {
  const List = ranked ? 'ol' : 'ul'
  return (
    <List className={css.questions}>
      {questions.map((question, index) => (
        <li key={question.clickCode}>
          <button
            type="button"
            className={css.question}
            {...questionAttribute(question.clickCode)}
            onClick={() => onOpen(question)}
          >
            {ranked && (
              <span className={css.rank} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className="fill">{question.title}</span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </List>
  )
}
