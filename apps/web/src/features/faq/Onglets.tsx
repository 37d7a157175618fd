import type { FaqQuestion } from '@espace-adherent/contract/faq'
import type { UserType } from '@espace-adherent/domain/faq'
import { Accordion, AccordionGroup } from '@espace-adherent/ui/disclosure/Accordion.tsx'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { Etats } from './Etats.tsx'
import { QuestionList } from './QuestionList.tsx'
import { faqListQuery, faqPopularQuery } from './queries.ts'
import { textes } from './textes.ts'
import type { Readable } from './useReading.ts'

export type Onglet = 'top' | 'categories' | 'resultats'

type Shown = { userType: UserType; onOpen: (question: Readable) => void }

type OngletsProps = Shown & {
  value: Onglet
  onChange: (onglet: Onglet) => void
  /** What the last search found; without anything, there is no tab for it. */
  resultats: readonly FaqQuestion[]
}

export function Onglets({ value, onChange, resultats, ...shown }: OngletsProps) {
  return (
    <Tabs
      label={textes.onglets}
      value={value}
      onChange={(key) => onChange(key as Onglet)}
      tabs={[
        { key: 'top', titre: textes.top5, contenu: <Top5 {...shown} /> },
        { key: 'categories', titre: textes.categories, contenu: <Categories {...shown} /> },
        ...(resultats.length > 0
          ? [
              {
                key: 'resultats',
                titre: textes.resultats,
                contenu: <QuestionList questions={resultats} onOpen={shown.onOpen} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function Top5({ userType, onOpen }: Shown) {
  const query = useQuery(faqPopularQuery(userType))
  const data = query.data?.rows.flatMap(({ items }) => items)
  return (
    <Etats query={{ ...query, data }}>
      {(questions) => <QuestionList questions={questions} onOpen={onOpen} ranked />}
    </Etats>
  )
}

function Categories({ userType, onOpen }: Shown) {
  const query = useQuery(faqListQuery(userType))
  return (
    <Etats query={{ ...query, data: query.data?.rows }}>
      {(categories) => (
        <AccordionGroup>
          {categories.map(({ name, items }) => (
            <Accordion key={name} title={name}>
              <QuestionList questions={items} onOpen={onOpen} />
            </Accordion>
          ))}
        </AccordionGroup>
      )}
    </Etats>
  )
}
