import type { Address } from '@espace-adherent/contract/resources'
import type { GesteInformation } from '@espace-adherent/domain/violations'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './accords.module.css'
import { accordsQuery, useAccord } from './queries.ts'
import { textes } from './textes.ts'

/** What one submits, a second person consents to, and everybody whom it touches is then told. */
type Accord = {
  id: string
  revision: number
  titre: string
  gestes: readonly GesteInformation[]
}

type AccordsProps<Ligne extends Accord> = {
  resource: Address<{ row: Ligne; query: object; data: object }>
  colonnes: readonly Colonne<Ligne>[]
  mots: {
    titre: string
    aide: string
    aucune: string
    aucuneTexte: string
    confirmer: Readonly<Record<GesteInformation, (nombre: number) => string>>
  }
  /** The field that says how many they are: what is consented to is what was seen. */
  compte: keyof Ligne & string
  /** What else may be done with one. */
  autres?: (ligne: Ligne) => ReactNode
}

export function Accords<Ligne extends Accord>(props: AccordsProps<Ligne>) {
  const { resource, colonnes, mots, autres } = props
  const [ouvert, setOuvert] = useState<{ ligne: Ligne; geste: GesteInformation } | null>(null)
  const actions: Colonne<Ligne> = {
    nom: 'actions',
    libelle: textes.actions,
    isSecondaire: true,
    rendu: (ligne) => (
      <span className={css.boutons}>
        {autres?.(ligne)}
        {ligne.gestes.map((geste) => (
          <Button
            key={geste}
            size="sm"
            aria-label={textes.quoi(textes.gestes[geste], ligne.titre)}
            onClick={() => setOuvert({ ligne, geste })}
          >
            {textes.gestes[geste]}
          </Button>
        ))}
      </span>
    ),
  }
  return (
    <Card title={mots.titre} className={css.accords}>
      <p className={css.aide}>{mots.aide}</p>
      <Lecture query={useQuery(accordsQuery(resource))} attente={['8rem']}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={mots.aucune}>{mots.aucuneTexte}</EmptyState>
          ) : (
            <PetitTableau colonnes={[...colonnes, actions]} lignes={rows} cle={({ id }) => id} />
          )
        }
      </Lecture>
      {ouvert && <Question {...props} {...ouvert} onClose={() => setOuvert(null)} />}
    </Card>
  )
}

/** Under a value, what else is to be known of it. */
export const Precision = ({ children }: { children: ReactNode }) => (
  <span className="note block">{children}</span>
)

type QuestionProps<Ligne extends Accord> = AccordsProps<Ligne> & {
  ligne: Ligne
  geste: GesteInformation
  onClose: () => void
}

function Question<Ligne extends Accord>(props: QuestionProps<Ligne>) {
  const { resource, mots, compte, ligne, geste, onClose } = props
  const faire = useAccord(resource)
  const { id, revision, titre } = ligne
  const nombre = ligne[compte] as number
  return (
    <Dialog
      title={textes.quoi(textes.gestes[geste], titre)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.fermer}</Button>
          <Button
            variant="primary"
            busy={faire.isPending}
            onClick={() =>
              faire.mutate({ id, revision, geste, [compte]: nombre }, { onSuccess: onClose })
            }
          >
            {textes.gestes[geste]}
          </Button>
        </>
      }
    >
      <p>{mots.confirmer[geste](nombre)}</p>
      {faire.error && (
        <Notice tone="danger" title={textes.echec} alert>
          {Object.values(faire.error.champs ?? {}).join(' ') || faire.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
