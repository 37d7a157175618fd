import type { MotEntree } from '@espace-adherent/contract/mots'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconTextCaption } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { Fiche } from './Fiche.tsx'
import { Liste } from './Liste.tsx'
import css from './mots.module.css'
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
  const lien = (parametres: { mot?: string; q?: string }) => {
    const suite = new URLSearchParams(Object.entries(parametres).filter(([, valeur]) => valeur))
    return suite.size > 0 ? `${adresse}?${suite}` : adresse
  }
  const isSeul = key !== null && !isWide
  return (
    <>
      <ScreenTitle lead={lead}>{reglage.libelle}</ScreenTitle>
      {isSeul && (
        <a href={lien({ q })} className={css.retour}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {textes.retour}
        </a>
      )}
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const mots = rows as MotEntree[]
          const mot = mots.find((autre) => autre.key === key)
          return (
            <div className={css.ecran}>
              {!isSeul && (
                <Liste
                  mots={mots}
                  q={q}
                  ouvert={key}
                  lien={(autre) => lien({ mot: autre, q })}
                  onSearch={(texte) =>
                    navigate(lien({ ...(key && { mot: key }), q: texte }), { replace: true })
                  }
                />
              )}
              {mot ? (
                <Fiche key={mot.key} reglage={reglage} mot={mot} />
              ) : (
                isWide && (
                  <Card>
                    <EmptyState
                      icon={<IconTextCaption size={40} stroke={1.25} aria-hidden="true" />}
                      title={key === null ? textes.choisir : textes.introuvable}
                    >
                      {textes.choisirTexte}
                    </EmptyState>
                  </Card>
                )
              )}
            </div>
          )
        }}
      </Lecture>
    </>
  )
}
