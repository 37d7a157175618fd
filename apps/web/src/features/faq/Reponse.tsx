import type { UserType } from '@espace-adherent/domain/faq'
import { Button } from '@espace-adherent/ui/actions'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { RichText } from '../contenu/index.ts'
import { Avis } from './Avis.tsx'
import css from './faq.module.css'
import { QuestionList } from './QuestionList.tsx'
import { textes } from './textes.ts'
import type { Readable } from './useReading.ts'

type ReponseProps = {
  question: Readable
  userType: UserType
  /** It was just opened, and not come back to: it is read from its title. */
  isNew: boolean
  onBack: () => void
  onOpen: (question: Readable) => void
  onDone: () => void
}

export function Reponse({ question, userType, isNew, onBack, onOpen, onDone }: ReponseProps) {
  const titre = useRef<HTMLHeadingElement>(null)
  const [titreId, liensId] = [useId(), useId()]
  const { title, content, rateCode } = question
  const related = 'related' in question ? question.related : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (isNew) titre.current?.focus()
  }, [])
  return (
    <article className="stack slim gap-16" aria-labelledby={titreId}>
      <Button
        variant="quiet"
        size="sm"
        className={css.back}
        icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
        onClick={onBack}
      >
        {textes.retour}
      </Button>
      <h3 ref={titre} id={titreId} className={css.answerTitle} tabIndex={-1}>
        {title}
      </h3>
      <RichText html={content} topLevel={4} />
      <Avis rateCode={rateCode} userType={userType} onDone={onDone} />
      {related.length > 0 && (
        <section className={css.related} aria-labelledby={liensId}>
          <h4 id={liensId}>{textes.aLireAussi}</h4>
          <QuestionList questions={related} onOpen={onOpen} />
        </section>
      )}
    </article>
  )
}
