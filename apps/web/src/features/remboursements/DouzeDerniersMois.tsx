import { moisDe } from '@espace-adherent/domain/calendrier'
import { premierDesDouzeMois, verse } from '@espace-adherent/domain/remboursements'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { useQuery } from '@tanstack/react-query'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { apercuQuery, aujourdhui, syntheseDe } from './apercu.ts'
import { enTout } from './Confidentiels.tsx'
import { BarresParMois, completeMois } from './Graphiques.tsx'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

/** How much came back in a year, month by month. */
export function DouzeDerniersMois() {
  const lecture = useQuery(apercuQuery())
  const synthese = syntheseDe(lecture.data)
  const jour = aujourdhui()
  return (
    <Card title={textes.douzeMois.titre}>
      {lecture.isPending && <Attente formes={['13rem']} />}
      {lecture.isError && <Panne echec={textes.etats.echec} query={lecture} />}
      {synthese && (
        <>
          <p className={css.grandMontant}>
            <strong>
              <Montant cents={verse(synthese.totaux)} />
            </strong>
            <span className="note block">{textes.douzeMois.rembourses(synthese.totaux)}</span>
            {synthese.confidentiels.length > 0 && (
              <span className="note block">
                {textes.confidentiels.enPlus(enTout(synthese.confidentiels))}
              </span>
            )}
          </p>
          <BarresParMois
            mois={completeMois(synthese.parMois, moisDe(premierDesDouzeMois(jour)), moisDe(jour))}
          />
        </>
      )}
    </Card>
  )
}
