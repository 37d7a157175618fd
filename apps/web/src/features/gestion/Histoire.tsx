import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ListeHistoire } from './ListeHistoire.tsx'
import { histoireQuery, useActe } from './queries.ts'
import { textes } from './textes.ts'

type HistoireProps = { gestion: Gestion; ligne: LigneGestion; canRestore: boolean }

/** What happened to a row; a version of it may come back. */
export function Histoire({ gestion, ligne, canRestore }: HistoireProps) {
  const restaurer = useActe(gestion, 'restore')
  const { id, revision } = ligne
  return (
    <Lecture query={useQuery(histoireQuery(gestion, id))} attente={['4rem', '4rem']}>
      {(evenements) => (
        <ListeHistoire
          evenements={evenements}
          vide={textes.histoire.vide}
          revision={revision}
          onRevenir={canRestore ? (version) => restaurer.mutate({ id, revision, version }) : null}
          isPending={restaurer.isPending}
        />
      )}
    </Lecture>
  )
}
