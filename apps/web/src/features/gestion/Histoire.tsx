import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './gestion.module.css'
import { ListeHistoire } from './ListeHistoire.tsx'
import { histoireQuery, useActe } from './queries.ts'
import { textes } from './textes.ts'

type HistoireProps = { gestion: Gestion; ligne: LigneGestion; canRestore: boolean }

/** What happened to a row; a version of it may come back. */
export function Histoire({ gestion, ligne, canRestore }: HistoireProps) {
  const restaurer = useActe(gestion, 'restore')
  const { id, revision } = ligne
  /** What went back on can be gone back on: the version of today stays in the history. */
  const revenir = (version: number, remplace: ReactNode) =>
    askConfirmation({
      title: textes.histoire.confirmer,
      text: (
        <>
          <p>{textes.histoire.confirmerTexte}</p>
          <div className={css.remplace}>{remplace}</div>
        </>
      ),
      confirmLabel: textes.histoire.revenir,
      onConfirm: async () => {
        await restaurer.mutateAsync({ id, revision, version }).catch(() => {})
      },
    })
  return (
    <Lecture query={useQuery(histoireQuery(gestion, id))} attente={['4rem', '4rem']}>
      {(evenements) => (
        <ListeHistoire
          evenements={evenements}
          vide={textes.histoire.vide}
          revision={revision}
          onRevenir={canRestore ? revenir : null}
          isPending={restaurer.isPending}
          hasDepart
        />
      )}
    </Lecture>
  )
}
