import type { TableauDemandes } from '@espace-adherent/contract/traitement'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import type { LiensTableau } from './Tableau.tsx'
import css from './tableau.module.css'
import { textes } from './textes.ts'

type DelaisProps = Pick<TableauDemandes, 'delais'> & { liens: LiensTableau }

/** Act by act: half of them, eight in ten, and the aim of clerks. */
export function Delais({ delais, liens }: DelaisProps) {
  const plusLong = Math.max(1, ...delais.flatMap((one) => [one.huitSurDix, one.objectif]))
  const part = (jours: number) => `${(jours / plusLong) * 100}%`
  return (
    <Card title={textes.delais}>
      <p className="note block">{textes.delaisTexte}</p>
      {delais.length === 0 ? (
        <EmptyState title={textes.sansDelai} />
      ) : (
        <ul className={css.delais}>
          {delais.map(({ acte, libelle, median, huitSurDix, objectif }) => (
            <li key={acte} data-depasse={huitSurDix > objectif || undefined}>
              <a href={liens.file({ etat: 'traitee', acte })}>{libelle}</a>
              <span className="tabular nowrap">{textes.delai(median, huitSurDix)}</span>
              <span className={css.piste} aria-hidden="true">
                <span className={css.huit} style={{ width: part(huitSurDix) }} />
                <span className={css.median} style={{ left: part(median) }} />
                <span className={css.objectif} style={{ left: part(objectif) }} />
              </span>
              <span className="visually-hidden">{textes.objectif(objectif)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
