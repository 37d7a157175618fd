import { formatInstant } from '@espace-adherent/domain/calendrier'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Appareils } from './Appareils.tsx'
import { Cles } from './Cles.tsx'
import { monCompteQuery } from './calls.ts'
import css from './mon-compte.module.css'
import { SeConnecter } from './SeConnecter.tsx'
import { textes } from './textes.ts'

/** How the account is entered, on which devices, and what happened to it lately. */
export const Securite = ({ lienIdentifiant }: { lienIdentifiant: string | null }) => (
  <Lecture
    query={useQuery(monCompteQuery)}
    echec={textes.echecs.lecture}
    attente={['18rem', '18rem']}
    isSeul
  >
    {(compte) => (
      <div className={css.grille}>
        <div className="stack gap-20">
          <SeConnecter compte={compte} lienIdentifiant={lienIdentifiant} />
          {compte.hasMotDePasse && <Cles />}
        </div>
        <div className="stack gap-20">
          <Appareils {...compte} />
          <Card title={textes.activite}>
            {compte.activite.length === 0 ? (
              <p>{textes.activiteVide}</p>
            ) : (
              <ul className={css.activite}>
                {compte.activite.map(({ le, libelle }) => (
                  <li key={`${le} ${libelle}`}>
                    {libelle}
                    <span className="note">{formatInstant(new Date(le))}</span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      </div>
    )}
  </Lecture>
)
