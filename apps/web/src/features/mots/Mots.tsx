import type { MotEntree } from '@espace-adherent/contract/mots'
import { BackLink, PaneEmpty, Panes } from '@espace-adherent/ui/panes'
import { IconTextCaption } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { withSearch } from '../../platform/routing/path.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { Fiche } from './Fiche.tsx'
import { Liste } from './Liste.tsx'
import { motsQuery, type Reglage } from './queries.ts'
import { textes } from './textes.ts'

type MotsProps = {
  reglage: Reglage
  /** What the screen is about, in a sentence. */
  lead: string
  search: URLSearchParams
  /** The address of this screen, without what follows `?`. */
  adresse: string
}

/** The words of one kind: their list, and one of them beside it; without room, one after the other. */
export function Mots({ reglage, lead, search, adresse }: MotsProps) {
  const isWide = useIsWide()
  const query = useQuery(motsQuery(reglage))
  const key = search.get('mot')
  const q = search.get('q') ?? ''
  const lien = (parametres: Record<string, string>) => withSearch(adresse, parametres)
  const isSeul = key !== null && !isWide
  return (
    <>
      <ScreenTitle lead={lead}>{reglage.libelle}</ScreenTitle>
      {isSeul && <BackLink href={lien({ q })}>{textes.retour}</BackLink>}
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const mots = rows as MotEntree[]
          const mot = mots.find((autre) => autre.key === key)
          return (
            <Panes
              listWidth="17rem"
              list={
                !isSeul && (
                  <Liste
                    mots={mots}
                    q={q}
                    ouvert={key}
                    lien={(autre) => lien({ mot: autre, q })}
                    onSearch={(texte) =>
                      navigate(lien({ ...(key && { mot: key }), q: texte }), { replace: true })
                    }
                  />
                )
              }
            >
              {mot ? (
                <Fiche key={mot.key} reglage={reglage} mot={mot} />
              ) : (
                isWide && (
                  <PaneEmpty
                    icon={IconTextCaption}
                    title={key === null ? textes.choisir : textes.introuvable}
                  >
                    {textes.choisirTexte}
                  </PaneEmpty>
                )
              )}
            </Panes>
          )
        }}
      </Lecture>
    </>
  )
}
