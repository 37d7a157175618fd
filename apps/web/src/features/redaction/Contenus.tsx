import type { Contenu } from '@espace-adherent/contract/redaction'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconFileText, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { Creation } from './Creation.tsx'
import { usePeut } from './droits.ts'
import { Fiche } from './Fiche.tsx'
import { Liste } from './Liste.tsx'
import { contenusQuery } from './queries.ts'
import css from './redaction.module.css'
import { textes } from './textes.ts'

type ContenusProps = {
  search: URLSearchParams
  /** The address of this screen, without what follows `?`. */
  adresse: string
}

/** The contents of the portal, and one of them beside their list. */
export function Contenus({ search, adresse }: ContenusProps) {
  const isWide = useIsWide()
  const peutCreer = usePeut('create')
  const [isCreation, setCreation] = useState(false)
  const query = useQuery(contenusQuery)
  const id = search.get('contenu')
  const filtre = {
    q: search.get('q') ?? '',
    bloc: search.get('bloc') ?? '',
    etat: search.get('etat') ?? '',
  }
  const lien = (parametres: Record<string, string>) => {
    const suite = new URLSearchParams(Object.entries(parametres).filter(([, valeur]) => valeur))
    return suite.size > 0 ? `${adresse}?${suite}` : adresse
  }
  const isSeul = id !== null && !isWide
  return (
    <>
      <div className={css.tete}>
        <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
        {peutCreer && (
          <Button
            variant="primary"
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setCreation(true)}
          >
            {textes.nouveau}
          </Button>
        )}
      </div>
      {isSeul && (
        <a href={lien(filtre)} className={css.retour}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {textes.retour}
        </a>
      )}
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const contenus = rows as Contenu[]
          const ouvert = contenus.find((contenu) => contenu.id === id)
          return (
            <div className={css.ecran}>
              {!isSeul && (
                <Liste
                  contenus={contenus}
                  filtre={filtre}
                  ouvert={id}
                  lien={(contenu) => lien({ ...filtre, contenu })}
                  onFiltre={(suite) =>
                    navigate(lien({ ...suite, ...(id && { contenu: id }) }), { replace: true })
                  }
                />
              )}
              {ouvert ? (
                <Fiche
                  key={ouvert.id}
                  contenu={ouvert}
                  onDeleted={() => navigate(lien(filtre), { replace: true })}
                />
              ) : (
                (isWide || id) && (
                  <Card>
                    <EmptyState
                      icon={<IconFileText size={40} stroke={1.25} aria-hidden="true" />}
                      title={id === null ? textes.choisir : textes.introuvable}
                    >
                      {textes.choisirTexte}
                    </EmptyState>
                  </Card>
                )
              )}
              {isCreation && (
                <Creation
                  blocs={[...new Set(contenus.map(({ bloc }) => bloc))]}
                  onCreated={(contenu) => {
                    setCreation(false)
                    navigate(lien({ contenu }))
                  }}
                  onClose={() => setCreation(false)}
                />
              )}
            </div>
          )
        }}
      </Lecture>
    </>
  )
}
