import type { CategorieFaq, QuestionFaq } from '@espace-adherent/contract/faq-redaction'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink, PaneEmpty, PaneItem, Panes } from '@espace-adherent/ui/panes'
import { RechercheField } from '@espace-adherent/ui/recherche'
import { IconHelpCircle } from '@tabler/icons-react'
import { useIsWide } from '../../platform/browser/wide.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { chiffresDe, etatDe, isTrouvee, tons } from './etat.ts'
import { Fiche } from './Fiche.tsx'
import css from './faq-redaction.module.css'
import { textes } from './textes.ts'

type QuestionsProps = {
  questions: readonly QuestionFaq[]
  categories: readonly CategorieFaq[]
  search: URLSearchParams
  lien: (parametres: Record<string, string>) => string
}

/** By category, as the help service shows them; one of them beside. */
export function Questions({ questions, categories, search, lien }: QuestionsProps) {
  const isWide = useIsWide()
  const id = search.get('question') ?? ''
  const q = search.get('q') ?? ''
  const ouverte = questions.find((question) => question.id === id)
  const isSeule = id !== '' && !isWide
  return (
    <>
      {isSeule && <BackLink href={lien({ q })}>{textes.retour}</BackLink>}
      <Panes
        listWidth="0.74fr"
        list={
          !isSeule && (
            <Card variant="edge" className={css.liste}>
              <div className="stack gap-12 pad-16">
                <RechercheField
                  label={textes.rechercher}
                  placeholder={textes.rechercherExemple}
                  maxLength={100}
                  value={q}
                  onChange={(mots) => navigate(lien({ q: mots, question: id }), { replace: true })}
                />
              </div>
              <Rayons
                questions={questions.filter((question) => isTrouvee(question, q))}
                categories={categories}
                ouverte={id}
                lien={(question) => lien({ q, question })}
              />
            </Card>
          )
        }
      >
        {ouverte ? (
          <Fiche
            key={ouverte.id}
            question={ouverte}
            questions={questions}
            categories={categories}
            onDeleted={() => navigate(lien({ q }), { replace: true })}
          />
        ) : (
          (isWide || id) && (
            <PaneEmpty
              icon={IconHelpCircle}
              title={id === '' ? textes.choisir : textes.introuvable}
            >
              {textes.choisirTexte}
            </PaneEmpty>
          )
        )}
      </Panes>
    </>
  )
}

type RayonsProps = Pick<QuestionsProps, 'questions' | 'categories'> & {
  ouverte: string
  lien: (id: string) => string
}

function Rayons({ questions, categories, ouverte, lien }: RayonsProps) {
  if (questions.length === 0) return <EmptyState title={textes.rien} />
  const pleines = categories
    .map(({ id, name }) => ({
      id,
      name,
      siennes: questions.filter(({ categorieId }) => categorieId === id),
    }))
    .filter(({ siennes }) => siennes.length > 0)
  return pleines.map(({ id, name, siennes }) => (
    <section key={id} aria-label={name}>
      <h2 className={css.rayon}>{name}</h2>
      <ul aria-label={name}>
        {siennes.map((question) => {
          const etat = etatDe(question)
          return (
            <PaneItem
              key={question.id}
              href={lien(question.id)}
              isOpen={question.id === ouverte}
              title={question.title}
              badge={<StateBadge tone={tons[etat]}>{textes.etats[etat]}</StateBadge>}
              detail={chiffresDe(question)}
            />
          )
        })}
      </ul>
    </section>
  ))
}
