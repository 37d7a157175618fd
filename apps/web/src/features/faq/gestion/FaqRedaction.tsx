import type { ATraiterFaq, CategorieFaq, QuestionFaq } from '@espace-adherent/contract/faq/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Tabs } from '@espace-adherent/ui/disclosure'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../../platform/query/Lecture.tsx'
import { navigate } from '../../../platform/routing/hash-location.ts'
import { withSearch } from '../../../platform/routing/path.ts'
import { ScreenHead } from '../../../platform/routing/ScreenHead.tsx'
import { ATraiter } from './ATraiter.tsx'
import { Creation } from './Creation.tsx'
import { Questions } from './Questions.tsx'
import { aTraiterQuery, categoriesQuery, questionsQuery, usePeut } from './queries.ts'
import { Rangement } from './Rangement.tsx'
import { textes } from './textes.ts'

type FaqRedactionProps = { search: URLSearchParams; adresse: string }

/** The help service as staff look after it: its questions, what it could not answer, its order. */
export function FaqRedaction({ search, adresse }: FaqRedactionProps) {
  const peutCreer = usePeut('create')
  /** The search that a new question begins from; empty where it begins from nothing. */
  const [creation, setCreation] = useState<string | null>(null)
  const questions = useQuery(questionsQuery)
  const categories = useQuery(categoriesQuery)
  const aTraiter = useQuery(aTraiterQuery)
  const onglet = search.get('onglet') ?? 'questions'
  const lien = (parametres: Record<string, string>) => withSearch(adresse, parametres)
  const rows = (questions.data?.rows ?? []) as QuestionFaq[]
  const rayons = (categories.data?.rows ?? []) as CategorieFaq[]
  const reste = (aTraiter.data?.rows ?? []) as ATraiterFaq[]
  return (
    <>
      <ScreenHead titre={textes.titre} lead={textes.lead}>
        {peutCreer && rayons.length > 0 && (
          <Button
            variant="primary"
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setCreation('')}
          >
            {textes.nouvelle}
          </Button>
        )}
      </ScreenHead>
      <Lecture query={questions} attente={['3rem', '20rem']} isSeul>
        {() => (
          <Tabs
            label={textes.onglets}
            value={onglet}
            onChange={(vers) => navigate(lien(vers === 'questions' ? {} : { onglet: vers }))}
            tabs={[
              {
                key: 'questions',
                titre: textes.questions,
                nombre: rows.length,
                contenu: <Questions {...{ search, lien }} questions={rows} categories={rayons} />,
              },
              {
                key: 'a-traiter',
                titre: textes.aTraiter,
                nombre: aTraiter.data ? reste.length : undefined,
                contenu: (
                  <ATraiter
                    aTraiter={reste}
                    lienQuestion={(question) => lien({ question })}
                    onCreer={peutCreer ? setCreation : null}
                  />
                ),
              },
              {
                key: 'rangement',
                titre: textes.rangement,
                contenu: <Rangement categories={rayons} questions={rows} />,
              },
            ]}
          />
        )}
      </Lecture>
      {creation !== null && (
        <Creation
          recherche={creation}
          categories={rayons}
          onCreated={(question) => {
            setCreation(null)
            navigate(lien({ question }))
          }}
          onClose={() => setCreation(null)}
        />
      )}
    </>
  )
}
