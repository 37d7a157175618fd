import { Tabs } from '@espace-adherent/ui/disclosure'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type ReactNode, useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Presence } from '../gestion/index.ts'
import css from './editeur.module.css'
import { textes } from './textes.ts'
import type { Revision } from './types.ts'

type PartiesProps<R extends Revision> = {
  mots: { onglets: string; texte: string }
  /** The draft and what is done with it; whether it was changed and not saved is known to both. */
  texte: (derniere: R, isModifie: boolean, onModifie: (isModifie: boolean) => void) => ReactNode
  anciennes: (revisions: readonly R[]) => ReactNode
}

type FicheEditeurProps<R extends Revision> = PartiesProps<R> & {
  /** What is open, for whoever else has it open. */
  presence: { objet: string; cible: string }
  titre: string
  etat: { tone: Tone; libelle: string }
  detail?: string
  query: { data: { rows: readonly R[] } | undefined; isError: boolean; refetch: () => unknown }
}

/** One thing that staff write: its text, when it is public, what it was before. */
export const FicheEditeur = <R extends Revision>({
  presence,
  titre,
  etat,
  detail,
  query,
  ...parties
}: FicheEditeurProps<R>) => (
  <Card className="stack gap-16">
    <div className={css.titre}>
      <h2>{titre}</h2>
      <StateBadge tone={etat.tone}>{etat.libelle}</StateBadge>
    </div>
    {detail && <p className="note">{detail}</p>}
    <Presence {...presence} />
    <Lecture query={query} attente={['3rem', '16rem']}>
      {({ rows }) => <Parties {...parties} revisions={rows} />}
    </Lecture>
  </Card>
)

function Parties<R extends Revision>({
  mots,
  texte,
  anciennes,
  revisions,
}: PartiesProps<R> & { revisions: readonly R[] }) {
  const [onglet, setOnglet] = useState('texte')
  const [isModifie, setModifie] = useState(false)
  const [derniere] = revisions
  if (!derniere) return null
  return (
    <Tabs
      label={mots.onglets}
      value={onglet}
      onChange={setOnglet}
      tabs={[
        {
          key: 'texte',
          titre: mots.texte,
          contenu: <div className={css.partie}>{texte(derniere, isModifie, setModifie)}</div>,
        },
        {
          key: 'revisions',
          titre: textes.revisions,
          nombre: revisions.length,
          contenu: anciennes(revisions),
        },
      ]}
    />
  )
}
