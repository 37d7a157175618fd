import type { EvenementGestion } from '@espace-adherent/contract/gestion'
import { libellesEvenement } from '@espace-adherent/contract/historique'
import { Button } from '@espace-adherent/ui/actions'
import type { ReactNode } from 'react'
import { afficherInstant } from './afficher.tsx'
import css from './gestion.module.css'
import { retourVers, versionDepart } from './retour.ts'
import { textes } from './textes.ts'

const { histoire: mots } = textes

type Dits = {
  /** How a field is called; by default as the history calls it. */
  libelleDe?: (champ: string) => string
  /** How a value is said; one that says nothing is left out. */
  dire?: (valeur: unknown) => string
  /** How a version is called, where they have numbers. */
  version?: (numero: number) => string
}

type ListeHistoireProps = Dits & {
  evenements: readonly EvenementGestion[]
  vide: string
  /** What stands today: whatever is older may come back. */
  revision: number
  /** With what it would replace, to be shown before it is done. Null: for whoever may only read. */
  onRevenir: ((version: number, remplace: ReactNode) => void) | null
  isPending: boolean
  /** What stood before the first thing that happened may come back too: it was delivered, or brought in. */
  hasDepart?: boolean
}

/** What happened to something, the latest first; one of its versions may come back. */
export function ListeHistoire(props: ListeHistoireProps) {
  const { evenements, vide, revision, onRevenir, isPending, hasDepart, ...dits } = props
  if (evenements.length === 0) return <p>{vide}</p>
  const depart = hasDepart ? versionDepart(evenements) : null
  const revenir = (version: number) =>
    onRevenir && (
      <Button
        size="sm"
        busy={isPending}
        onClick={() =>
          onRevenir(
            version,
            <Changements {...dits} changements={retourVers(evenements, version)} />,
          )
        }
      >
        {mots.revenir}
      </Button>
    )
  return (
    <ol className={css.histoire}>
      {evenements.map((evenement) => {
        const { id, revision: version } = evenement
        return (
          <li key={id}>
            <Evenement evenement={evenement} {...dits} />
            {version !== null && version < revision && revenir(version)}
          </li>
        )
      })}
      {depart !== null && onRevenir && (
        <li>
          <p className="cluster between full gap-4 col-16">
            <strong>{mots.depart}</strong>
          </p>
          {revenir(depart)}
        </li>
      )}
    </ol>
  )
}

function Evenement({
  evenement: { action, le, auteur, role, revision, changements },
  version,
  ...dits
}: Dits & { evenement: EvenementGestion }) {
  return (
    <>
      <p className="cluster between full gap-4 col-16">
        <strong>
          {mots.actions[action] ??
            libellesEvenement[action as keyof typeof libellesEvenement] ??
            action}
          {version && revision !== null && `, ${version(revision)}`}
        </strong>
        <span className="tabular">{afficherInstant(le)}</span>
      </p>
      <p className="note">{mots.par(auteur ?? mots.inconnu, role)}</p>
      <Changements {...dits} changements={changements} />
    </>
  )
}

type ChangementsProps = Omit<Dits, 'version'> & {
  changements: Readonly<EvenementGestion['changements']>
}

/** Field by field, what was and what is. */
export const Changements = ({
  changements,
  libelleDe = (champ) => champ,
  dire = String,
}: ChangementsProps) => (
  <dl className={css.changements}>
    {changements.map(({ champ, avant, apres }) => (
      <div key={champ}>
        <dt className="note">{libelleDe(champ)}</dt>
        <dd>
          {dire(avant) !== '' && (
            <>
              <span className="visually-hidden">{mots.avant} </span>
              <del>{dire(avant)}</del>
            </>
          )}
          {dire(apres) !== '' && (
            <>
              <span className="visually-hidden">{mots.apres} </span>
              <ins>{dire(apres)}</ins>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
