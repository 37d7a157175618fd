import type { Contenu, RevisionContenu } from '@espace-adherent/contract/redaction'
import { Tabs } from '@espace-adherent/ui/disclosure'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Apercu } from './Apercu.tsx'
import { usePeut } from './droits.ts'
import { etatDe, tons } from './etat.ts'
import { Publication } from './Publication.tsx'
import { revisionsQuery } from './queries.ts'
import { Redaction } from './Redaction.tsx'
import { Revisions } from './Revisions.tsx'
import css from './redaction.module.css'
import { textes } from './textes.ts'

type FicheProps = { contenu: Contenu; onDeleted: () => void }

/** One content: its text, when it is public, what it was before. */
export function Fiche({ contenu, onDeleted }: FicheProps) {
  const query = useQuery(revisionsQuery(contenu.id))
  const etat = etatDe(contenu)
  return (
    <Card className={css.fiche}>
      <div className={css.titre}>
        <h2>{contenu.title}</h2>
        <StateBadge tone={tons[etat]}>{textes.etats[etat]}</StateBadge>
      </div>
      <Lecture query={query} attente={['3rem', '16rem']}>
        {({ rows }) => (
          <Parties contenu={contenu} revisions={rows as RevisionContenu[]} onDeleted={onDeleted} />
        )}
      </Lecture>
    </Card>
  )
}

function Parties({
  contenu,
  revisions,
  onDeleted,
}: FicheProps & { revisions: readonly RevisionContenu[] }) {
  const [onglet, setOnglet] = useState('texte')
  const [isModifie, setModifie] = useState(false)
  const peutModifier = usePeut('update')
  const [derniere] = revisions
  if (!derniere) return null
  return (
    <Tabs
      label={textes.onglets}
      value={onglet}
      onChange={setOnglet}
      tabs={[
        {
          key: 'texte',
          titre: textes.texte,
          contenu: (
            <div className={css.partie}>
              <Redaction
                contenu={contenu}
                derniere={derniere}
                canWrite={peutModifier}
                onModifie={setModifie}
              />
              {peutModifier && (
                <Publication contenu={contenu} isModifie={isModifie} onDeleted={onDeleted} />
              )}
              <Apercu contenu={contenu} html={derniere.content} />
            </div>
          ),
        },
        {
          key: 'revisions',
          titre: textes.revisions,
          nombre: revisions.length,
          contenu: <Revisions contenu={contenu} revisions={revisions} canTake={peutModifier} />,
        },
      ]}
    />
  )
}
