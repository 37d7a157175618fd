import type { MotEntree, VersionMot } from '@espace-adherent/contract/mots'
import type { ContenuMot } from '@espace-adherent/domain/mots'
import { Button } from '@espace-adherent/ui/actions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Differences } from './Differences.tsx'
import { jourDe } from './moments.ts'
import css from './mots.module.css'
import { versionsQuery } from './queries.ts'
import { completer } from './saisie.ts'
import { textes } from './textes.ts'

type VersionsProps = {
  mot: MotEntree
  saisie: ContenuMot
  canTake: boolean
  onTake: (contenu: ContenuMot) => void
}

/** What it said before: compared with what is typed, or taken again into it. */
export function Versions({ mot, saisie, canTake, onTake }: VersionsProps) {
  const query = useQuery(versionsQuery(mot.key))
  const commun = { saisie, onTake: canTake ? onTake : null }
  return (
    <section className={css.versions} aria-label={textes.versions}>
      <h3>{textes.versions}</h3>
      <p className="note">{textes.versionsAide}</p>
      <Lecture query={query} attente={['3rem']}>
        {({ rows }) => (
          <ol>
            {(rows as VersionMot[]).map(({ revision, contenu, le, par }) => (
              <Version
                key={revision}
                nom={textes.version(revision)}
                detail={[contenu ? null : textes.retourOrigine, jourDe(le), par]
                  .filter(Boolean)
                  .join(' · ')}
                contenu={contenu ? completer({ original: mot.original, contenu }) : mot.original}
                comparer={textes.comparer(revision)}
                reprendre={textes.reprendre(revision)}
                {...commun}
              />
            ))}
            <Version
              nom={textes.versionOrigine}
              detail=""
              contenu={mot.original}
              comparer={textes.comparerOrigine}
              reprendre={textes.reprendreOrigine}
              {...commun}
            />
          </ol>
        )}
      </Lecture>
    </section>
  )
}

type VersionProps = {
  nom: string
  detail: string
  contenu: ContenuMot
  saisie: ContenuMot
  comparer: string
  reprendre: string
  onTake: ((contenu: ContenuMot) => void) | null
}

function Version({ nom, detail, contenu, saisie, comparer, reprendre, onTake }: VersionProps) {
  const [isOuverte, setOuverte] = useState(false)
  return (
    <li className={css.version}>
      <p>
        <strong>{nom}</strong> <span className="note">{detail}</span>
      </p>
      <div className={css.gestes}>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOuverte}
          onClick={() => setOuverte(!isOuverte)}
        >
          {comparer}
        </Button>
        {onTake && (
          <Button size="sm" onClick={() => onTake(contenu)}>
            {reprendre}
          </Button>
        )}
      </div>
      {isOuverte && (
        <Differences
          avant={contenu}
          apres={saisie}
          noms={{ avant: textes.cetteVersion, apres: textes.saisie }}
        />
      )}
    </li>
  )
}
