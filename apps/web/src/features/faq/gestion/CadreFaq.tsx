import {
  type ATraiterFaq,
  type CategorieFaq,
  questionsGestion,
  synonymesGestion,
} from '@espace-adherent/contract/faq/gestion'
import type { Gestion } from '@espace-adherent/contract/gestion'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../../platform/query/Lecture.tsx'
import { navigate } from '../../../platform/routing/hash-location.ts'
import { withSearch } from '../../../platform/routing/path.ts'
import { type CadreProps, EcranGestion, Nouvelle, usePermis } from '../../gestion/index.ts'
import { ATraiter } from './ATraiter.tsx'
import {
  aTraiterQuery,
  categoriesQuery,
  type QuestionFaq,
  questionsQuery,
  useEcarter,
} from './queries.ts'
import { Rangement } from './Rangement.tsx'
import { textes } from './textes.ts'

const gestion = questionsGestion as unknown as Gestion
const synonymes = synonymesGestion as unknown as Gestion
const enTete = (mots: string) => `${mots.charAt(0).toUpperCase()}${mots.slice(1)}\u00a0?`

/** Around the questions of the help service: what it could not answer, and their order. */
export function CadreFaq({ search, adresse, children }: CadreProps) {
  const permis = usePermis(gestion)
  /** The search that a new question answers. */
  const [recherche, setRecherche] = useState<string | null>(null)
  /** The one that another name answers. */
  const [nommee, setNommee] = useState<string | null>(null)
  const permisSynonymes = usePermis(synonymes)
  const repondre = useEcarter(textes.repondue)
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
                contenu: children,
              },
              {
                key: 'a-traiter',
                titre: textes.aTraiter,
                nombre: aTraiter.data ? reste.length : undefined,
                contenu: (
                  <ATraiter
                    aTraiter={reste}
                    lienQuestion={(fiche) => lien({ fiche })}
                    onCreer={permis.create ? setRecherche : null}
                    onNommer={permisSynonymes.create ? setNommee : null}
                  />
                ),
              },
              {
                key: 'synonymes',
                titre: textes.synonymes,
                contenu: (
                  <>
                    <p className="note mb-16">{textes.synonymesLead}</p>
                    <EcranGestion
                      titre={null}
                      gestion={synonymes}
                      search={search}
                      adresse={lien({ onglet: 'synonymes' })}
                    />
                  </>
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
      {recherche !== null && (
        <Nouvelle
          gestion={gestion}
          permis={permis}
          modele={{ title: enTete(recherche) }}
          onSaved={({ id }) => {
            repondre.mutate({ id: recherche, genre: 'recherche', isRepondue: true })
            setRecherche(null)
            navigate(lien({ fiche: id }))
          }}
          onClose={() => setRecherche(null)}
        />
      )}
      {nommee !== null && (
        <Nouvelle
          gestion={synonymes}
          permis={permisSynonymes}
          modele={{ autres: [nommee] }}
          onSaved={() => {
            repondre.mutate({ id: nommee, genre: 'recherche', isRepondue: true })
            setNommee(null)
          }}
          onClose={() => setNommee(null)}
        />
      )}
    </>
  )
}
