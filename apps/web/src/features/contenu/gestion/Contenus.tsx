import type { Contenu } from '@espace-adherent/contract/contenu/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { BackLink, PaneEmpty, Panes } from '@espace-adherent/ui/panes'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsWide } from '../../../platform/browser/wide.ts'
import { Lecture } from '../../../platform/query/Lecture.tsx'
import { navigate } from '../../../platform/routing/hash-location.ts'
import { withSearch } from '../../../platform/routing/path.ts'
import { ScreenHead } from '../../../platform/routing/ScreenHead.tsx'
import { Creation } from './Creation.tsx'
import { usePeut } from './droits.ts'
import { Fiche } from './Fiche.tsx'
import { Liste } from './Liste.tsx'
import { contenusQuery } from './queries.ts'
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
  const lien = (parametres: Record<string, string>) => withSearch(adresse, parametres)
  const isSeul = id !== null && !isWide
  return (
    <>
      <ScreenHead titre={textes.titre} lead={textes.lead}>
        {peutCreer && (
          <Button
            variant="primary"
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setCreation(true)}
          >
            {textes.nouveau}
          </Button>
        )}
      </ScreenHead>
      {isSeul && <BackLink href={lien(filtre)}>{textes.retour}</BackLink>}
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const contenus = rows as Contenu[]
          const ouvert = contenus.find((contenu) => contenu.id === id)
          return (
            <Panes
              listWidth="0.74fr"
              list={
                !isSeul && (
                  <Liste
                    contenus={contenus}
                    filtre={filtre}
                    ouvert={id}
                    lien={(contenu) => lien({ ...filtre, contenu })}
                    onFiltre={(suite) =>
                      navigate(lien({ ...suite, ...(id && { contenu: id }) }), { replace: true })
                    }
                  />
                )
              }
            >
              {ouvert ? (
                <Fiche
                  key={ouvert.id}
                  contenu={ouvert}
                  onDeleted={() => navigate(lien(filtre), { replace: true })}
                />
              ) : (
                (isWide || id) && (
                  <PaneEmpty
                    icon={IconFileText}
                    title={id === null ? textes.choisir : textes.introuvable}
                  >
                    {textes.choisirTexte}
                  </PaneEmpty>
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
            </Panes>
          )
        }}
      </Lecture>
    </>
  )
}
