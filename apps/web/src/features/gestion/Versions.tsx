import {
  type Champ,
  type Gestion,
  type LigneGestion,
  raconter,
  type VersionGestion,
} from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { afficherInstant } from './afficher.tsx'
import { NomReference } from './ChampGestion.tsx'
import { comparer } from './differences.ts'
import { useEcran } from './ecran.ts'
import css from './gestion.module.css'
import { lirePublication } from './publie.ts'
import { versionsQuery } from './queries.ts'
import { textes } from './textes.ts'

const { versions: mots } = textes

type VersionsProps = {
  gestion: Gestion
  ligne: LigneGestion
  /** Into the form, where it is read once more before it is saved; null for whoever may only read. */
  onTake: ((valeurs: Record<string, unknown>) => void) | null
}

/** What a row said each time it was written. */
export function Versions({ gestion, ligne, onTake }: VersionsProps) {
  const query = useQuery(versionsQuery(gestion, ligne.id))
  const { depuis, prevue } = lirePublication(gestion, ligne)
  return (
    <Lecture query={query} attente={['4rem', '4rem']}>
      {(versions) =>
        versions.length === 0 ? (
          <EmptyState title={mots.vide} />
        ) : (
          <ol className={css.histoire}>
            {versions.map((version) => {
              const { revision, valeurs, le, par } = version
              return (
                <li key={revision}>
                  <p className="cluster between full gap-4 col-16">
                    <strong>{mots.numero(revision)}</strong>
                    {depuis?.version === revision && (
                      <StateBadge tone="success">{mots.enLigne}</StateBadge>
                    )}
                    {prevue?.version === revision && (
                      <StateBadge tone="info">{textes.programmee}</StateBadge>
                    )}
                    {le && <span className="tabular">{afficherInstant(le)}</span>}
                  </p>
                  {par && <p className="note">{par}</p>}
                  {valeurs === null ? (
                    <p>{mots.origine}</p>
                  ) : (
                    <Valeurs gestion={gestion} ligne={ligne} version={{ ...version, valeurs }} />
                  )}
                  {onTake && valeurs && revision !== ligne.revision && (
                    <Button size="sm" onClick={() => onTake(valeurs)}>
                      {mots.reprendre(revision)}
                    </Button>
                  )}
                </li>
              )
            })}
          </ol>
        )
      }
    </Lecture>
  )
}

type ValeursProps = {
  gestion: Gestion
  ligne: LigneGestion
  version: VersionGestion & { valeurs: Record<string, unknown> }
}

/** A long text is not told again each time: how it differs from what stands. */
function Valeurs({ gestion, ligne, version: { revision, valeurs } }: ValeursProps) {
  const { rendus } = useEcran()
  const tous = (gestion.versions?.champs ?? []).map((nom): [string, Champ | undefined] => [
    nom,
    gestion.champs[nom],
  ])
  return (
    <dl className={css.changements}>
      {tous.map(
        ([nom, champ]) =>
          champ && (
            <div key={nom}>
              <dt className="note">{champ.libelle}</dt>
              <dd className={css.lignes}>
                {rendus[nom] ? (
                  rendus[nom]({ ...ligne, ...valeurs })
                ) : champ.genre === 'reference' ? (
                  <NomReference champ={champ} value={valeurs[nom]} />
                ) : champ.genre !== 'riche' ? (
                  raconter(champ, valeurs[nom])
                ) : revision === ligne.revision ? (
                  mots.celui
                ) : (
                  <Comparaison
                    revision={revision}
                    avant={String(valeurs[nom] ?? '')}
                    apres={String(ligne[nom] ?? '')}
                  />
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

type ComparaisonProps = { revision: number; avant: string; apres: string }

function Comparaison({ revision, avant, apres }: ComparaisonProps) {
  const [isOuverte, setOuverte] = useState(false)
  const morceaux = isOuverte ? comparer(avant, apres).filter(({ cote }) => cote !== 'commun') : []
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOuverte}
        onClick={() => setOuverte(!isOuverte)}
      >
        {mots.comparer(revision)}
      </Button>
      {isOuverte && morceaux.length === 0 && <p className="note">{mots.identique}</p>}
      {morceaux.length > 0 && (
        <ul className={css.differences}>
          {morceaux.map(({ texte, cote }, rang) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their place.
            <li key={rang} data-cote={cote}>
              <span className="visually-hidden">
                {cote === 'avant' ? mots.retire : mots.ajoute}{' '}
              </span>
              {cote === 'avant' ? <del>{texte}</del> : <ins>{texte}</ins>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
