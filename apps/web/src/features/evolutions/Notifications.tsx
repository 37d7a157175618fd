import type { NotificationEvolution } from '@espace-adherent/contract/evolutions'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { type GesteInformation, libellesEtatInformation } from '@espace-adherent/domain/violations'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, PetitTableau } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './evolutions.module.css'
import { notificationsQuery, useGeste } from './queries.ts'
import { textes } from './textes.ts'

type Ouvert = { ligne: NotificationEvolution; geste: GesteInformation }

/** How many contracts each change touches, from when on it may count, and how their letters left. */
export function Notifications() {
  const [ouvert, setOuvert] = useState<Ouvert | null>(null)
  const actions: Colonne<NotificationEvolution> = {
    nom: 'actions',
    libelle: textes.actions,
    rendu: (ligne) => (
      <span className={css.boutons}>
        {ligne.gestes.map((geste) => (
          <Button
            key={geste}
            size="sm"
            aria-label={`${textes.gestes[geste]}\u00a0: ${ligne.titre}`}
            onClick={() => setOuvert({ ligne, geste })}
          >
            {textes.gestes[geste]}
          </Button>
        ))}
      </span>
    ),
  }
  return (
    <Card title={textes.titre} className={css.notifications}>
      <p className={css.discret}>{textes.aide}</p>
      <Lecture query={useQuery(notificationsQuery)} attente={['8rem']}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={textes.aucune}>{textes.aucuneTexte}</EmptyState>
          ) : (
            <PetitTableau colonnes={[...colonnes, actions]} lignes={rows} cle={({ id }) => id} />
          )
        }
      </Lecture>
      {ouvert && <Question {...ouvert} onClose={() => setOuvert(null)} />}
    </Card>
  )
}

const colonnes: readonly Colonne<NotificationEvolution>[] = [
  { nom: 'titre', libelle: textes.changement, rendu: ({ titre }) => titre },
  {
    nom: 'effet',
    libelle: textes.effet,
    rendu: ({ effetLe, premierEffet, etat }) => (
      <>
        {formatDate(effetLe)}
        {etat === 'brouillon' && (
          <span className={css.discret}>{textes.auPlusTot(formatDate(premierEffet))}</span>
        )}
      </>
    ),
  },
  {
    nom: 'contrats',
    libelle: textes.contrats,
    rendu: ({ contrats, collectifs }) => textes.combien(contrats, collectifs),
  },
  {
    nom: 'etat',
    libelle: textes.etat,
    rendu: ({ etat, electroniques, papiers, postes }) => (
      <>
        {libellesEtatInformation[etat]}
        {electroniques + papiers > 0 && (
          <span className={css.discret}>{textes.remises(electroniques, papiers, postes)}</span>
        )}
      </>
    ),
  },
]

function Question({ ligne, geste, onClose }: Ouvert & { onClose: () => void }) {
  const faire = useGeste()
  const { id, revision, contrats } = ligne
  return (
    <Dialog
      title={`${textes.gestes[geste]}\u00a0: ${ligne.titre}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.fermer}</Button>
          <Button
            variant="primary"
            busy={faire.isPending}
            onClick={() => faire.mutate({ id, revision, geste, contrats }, { onSuccess: onClose })}
          >
            {textes.gestes[geste]}
          </Button>
        </>
      }
    >
      <p>{textes.confirmer[geste](contrats)}</p>
      {faire.error && (
        <Notice tone="danger" title={textes.echec} alert>
          {Object.values(faire.error.champs ?? {}).join(' ') || faire.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
