import {
  histoireElementResource,
  libellesEvenement,
  type objetsHistoire,
} from '@espace-adherent/contract/historique'
import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import css from './historique.module.css'
import { textes } from './textes.ts'

type Element = { objet: (typeof objetsHistoire)[number]; cible: string }
type HistoireElementProps = Element & {
  /** Of which it is, where there are several. */
  titre?: string
  /** It stands by itself. */
  isCarte?: boolean
}

/** Who did what to this, read once it is asked for; nothing for those who may not read the history. */
export function HistoireElement({ titre, isCarte = false, ...element }: HistoireElementProps) {
  const peutLire = useDroit()({ domaine: 'historique', action: 'read' })
  const [isOuverte, setOuverte] = useState(false)
  if (!peutLire) return null
  const histoire = (
    <details
      className={css.histoire}
      onToggle={({ currentTarget }) => setOuverte(currentTarget.open)}
    >
      <summary>{titre ?? textes.histoire}</summary>
      {isOuverte && <Lignes {...element} />}
    </details>
  )
  return isCarte ? <Card>{histoire}</Card> : histoire
}

const libelleDe = (action: string) =>
  libellesEvenement[action as keyof typeof libellesEvenement] ?? action

/** Changes first: readings bury them. These are shown on demand. */
function Lignes({ objet, cible }: Element) {
  const [isTout, setTout] = useState(false)
  const demande = { objet, cible, ...(!isTout && { nature: 'changement' as const }) }
  const query = useQuery(listQuery(histoireElementResource, demande, { lifetime: 0 }))
  return (
    <>
      <Button size="sm" aria-pressed={isTout} onClick={() => setTout(!isTout)}>
        {textes.consultations}
      </Button>
      <Lecture query={query} attente={['4rem', '4rem']}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{textes.sansHistoire}</p>
          ) : (
            <ol>
              {rows.map(({ id, le, auteur, role, action, changements }) => (
                <li key={id}>
                  <p className="cluster between gap-4 col-16">
                    <strong>{libelleDe(action)}</strong>
                    <span className="tabular">{formatInstantCourt(new Date(le))}</span>
                  </p>
                  <p className="note">{textes.par(auteur, role)}</p>
                  {changements !== '' && <p className="small typed anywhere">{changements}</p>}
                </li>
              ))}
            </ol>
          )
        }
      </Lecture>
    </>
  )
}
