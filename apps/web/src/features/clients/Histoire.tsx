import type { FicheClient } from '@espace-adherent/contract/clients/fiche.ts'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ListeHistoire } from '../gestion/index.ts'
import { histoireQuery, useRestaurer } from './queries.ts'
import { libelleChemin, textes } from './textes.ts'

const { histoire: mots, onglets } = textes

/** What happened to a client, the latest first; one of its versions may come back. */
export function Histoire({ fiche, canWrite }: { fiche: FicheClient; canWrite: boolean }) {
  const query = useQuery(histoireQuery(fiche.id))
  const restaurer = useRestaurer()
  const revenir = (version: number, remplace: ReactNode) =>
    askConfirmation({
      title: mots.confirmer,
      text: (
        <>
          <p>{mots.confirmerTexte}</p>
          {remplace}
        </>
      ),
      confirmLabel: mots.revenir,
      cancelLabel: mots.annuler,
      onConfirm: async () => {
        await restaurer
          .mutateAsync({ id: fiche.id, revision: fiche.revision, version })
          .catch(() => {})
      },
    })
  return (
    <Card title={onglets.historique}>
      <Lecture query={query} attente={3}>
        {(evenements) => (
          <ListeHistoire
            evenements={evenements}
            vide={mots.vide}
            revision={fiche.revision}
            onRevenir={canWrite ? revenir : null}
            isPending={restaurer.isPending}
            libelleDe={libelleChemin}
            dire={dire}
            version={textes.version}
          />
        )}
      </Lecture>
    </Card>
  )
}

/** A setting as people read it. */
export function dire(valeur: unknown): string {
  if (valeur === null || valeur === undefined || valeur === '') return mots.vides
  if (typeof valeur === 'boolean') return valeur ? textes.oui : textes.non
  if (Array.isArray(valeur))
    return valeur
      .map((chose) => (typeof chose === 'object' ? (chose as { libelle?: string }).libelle : chose))
      .join(', ')
  return String(valeur)
}
