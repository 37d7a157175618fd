import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, PetitTableau } from '@espace-adherent/ui/tableau'
import type { ComponentProps, ReactNode } from 'react'
import { LectureLignes } from '../../platform/query/Lecture.tsx'

type SuiviProps<Ligne> = {
  query: ComponentProps<typeof LectureLignes<Ligne>>['query']
  mots: { vide: string; videTexte: string; liste: string }
  colonnes: readonly Colonne<Ligne>[]
  cle: (ligne: Ligne) => string
  /** Above the list: what begins another one. */
  action?: ReactNode
}

/** What clerks follow from one day of the law to the next, one thing to do on each line. */
export const Suivi = <Ligne,>({ query, mots, colonnes, cle, action }: SuiviProps<Ligne>) => (
  <div className="stack gap-16">
    {action}
    <LectureLignes
      query={query}
      attente={['16rem']}
      vide={
        <Card>
          <EmptyState title={mots.vide}>{mots.videTexte}</EmptyState>
        </Card>
      }
    >
      {(lignes) => (
        <Card title={mots.liste}>
          <PetitTableau legende={mots.liste} isMuet colonnes={colonnes} lignes={lignes} cle={cle} />
        </Card>
      )}
    </LectureLignes>
  </div>
)
