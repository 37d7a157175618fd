import { compteursAddress } from '@espace-adherent/contract/addresses'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import css from './compteurs.module.css'
import { Droit } from './Droit.tsx'
import { textes } from './textes.ts'

/** Every counter, person by person. */
export function Compteurs() {
  return (
    <LectureLignes
      query={useLecture(compteursAddress)}
      vide={
        <Card>
          <EmptyState title={textes.indisponible}>{textes.indisponibleTexte}</EmptyState>
        </Card>
      }
    >
      {(personnes) => (
        <div className={css.personnes}>
          {personnes.map(({ numPers, prenom, droits, isConfidentiel, isSelonAssureur }) => (
            <Card key={numPers} title={prenom}>
              {isConfidentiel ? (
                <p className={css.discret}>{textes.confidentiel(prenom)}</p>
              ) : (
                <ul className={css.droits}>
                  {droits.map((droit) => (
                    <Droit key={droit.cle} droit={droit} />
                  ))}
                </ul>
              )}
              {isSelonAssureur && <p className={css.discret}>{textes.selonAssureur}</p>}
            </Card>
          ))}
          <p className={css.discret}>{textes.note}</p>
        </div>
      )}
    </LectureLignes>
  )
}
