import type { RegleAdministree, VersionRegle } from '@espace-adherent/contract/regles-date-effet'
import { formatInstant } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import type { Regle } from './brouillon.ts'
import { EnPhrases } from './EnPhrases.tsx'
import { versionsQuery } from './queries.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

type VersionsProps = { regle: RegleAdministree; onTake: ((version: Regle) => void) | null }

/** The rules that held before; one taken again goes through the editor, and its trials. */
export function Versions({ regle, onTake }: VersionsProps) {
  const query = useQuery(versionsQuery(regle))
  return (
    <Lecture query={query} attente={['8rem']}>
      {({ rows }) => {
        const versions = rows as VersionRegle[]
        if (versions.length === 0) return <EmptyState title={textes.aucuneVersion} />
        return (
          <ol>
            {versions.map(({ revision, regle: alors, le, par }) => (
              <li key={revision} className={css.version}>
                <p className="cluster center between gap-4 col-12">
                  <strong>{textes.version(revision)}</strong>
                  <span className={css.discret}>
                    {textes.ecrite(formatInstant(new Date(le)), par)}
                  </span>
                </p>
                {alors ? <EnPhrases regle={alors} /> : <p>{textes.rendue}</p>}
                {onTake && alors && revision !== regle.revision && (
                  <div className="cluster end gap-8">
                    <Button
                      size="sm"
                      onClick={() => {
                        onTake(alors)
                        toasts.push({ type: 'success', title: textes.versionReprise })
                      }}
                    >
                      {textes.reprendreVersion(revision)}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )
      }}
    </Lecture>
  )
}
