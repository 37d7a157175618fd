import { RECHERCHE_MAX } from '@espace-adherent/contract/faq'
import type { UserType } from '@espace-adherent/domain/faq'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panne } from '../../platform/query/Lecture.tsx'
import { Contact } from './Etats.tsx'
import css from './faq.module.css'
import { type Onglet, Onglets } from './Onglets.tsx'
import { faqSearchQuery } from './queries.ts'
import { textes } from './textes.ts'
import type { Readable } from './useReading.ts'

type QuestionsProps = { userType: UserType; onOpen: (question: Readable) => void }

export function Questions({ userType, onOpen }: QuestionsProps) {
  const [query, setQuery] = useState('')
  // None until somebody chooses one: what was just found is then what is shown.
  const [onglet, setOnglet] = useState<Onglet | null>(null)
  const search = useQuery({
    ...faqSearchQuery(userType, query),
    enabled: query !== '',
    // What was found before stays while one looks for something else.
    placeholderData: keepPreviousData,
  })
  const isSearching = query !== '' && (search.isPending || search.isPlaceholderData)
  const resultats = query === '' || search.isError ? [] : (search.data?.rows ?? [])
  const hasNothing = query !== '' && search.isSuccess && !isSearching && resultats.length === 0
  const shown = onglet === 'resultats' && resultats.length === 0 ? null : onglet

  return (
    <div className="stack slim gap-16">
      {/* What was typed stays: one looks again with a word more or less. */}
      <RechercheField
        label={textes.rechercher}
        placeholder={textes.exemple}
        maxLength={RECHERCHE_MAX}
        lancer={textes.lancer}
        value={query}
        onChange={(asked) => {
          setOnglet(null)
          if (asked === query && search.isError) void search.refetch()
          setQuery(asked)
        }}
      />
      <p role="status" className={css.status}>
        {isSearching && textes.rechercheEnCours}
        {hasNothing && textes.aucunResultat(query)}
        {!isSearching && resultats.length > 0 && textes.nombreResultats(resultats.length, query)}
      </p>
      {query !== '' && search.isError && (
        <Panne echec={textes.rechercheEchouee} query={search} secours={<Contact />} />
      )}
      {hasNothing && (
        <div className="stack slim gap-16">
          <p>{textes.reformuler}</p>
          <Contact />
        </div>
      )}
      <Onglets
        userType={userType}
        onOpen={onOpen}
        resultats={resultats}
        value={shown ?? (resultats.length > 0 ? 'resultats' : 'top')}
        onChange={setOnglet}
      />
    </div>
  )
}
