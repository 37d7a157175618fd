import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { aujourdhui } from './moments.ts'
import { journeeQuery } from './queries.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

const { journee: mots } = textes

/** What whoever is signed in has done today, and what is left to them. */
export function Journee() {
  const [jour] = useQuery(journeeQuery).data?.rows ?? []
  if (!jour) return null
  const chiffres = [
    [String(jour.traitees), mots.traitees(jour.traitees)],
    [String(jour.demandees), mots.demandees(jour.demandees)],
    [String(jour.chezMoi), mots.chezMoi],
    [String(jour.pourAujourdhui), mots.pourAujourdhui],
    ...(jour.minutesMedianes === null
      ? []
      : [[mots.minutes(jour.minutesMedianes), mots.temps] as const]),
  ] as const
  return (
    <Card
      title={mots.titre}
      actions={<span className={css.discret}>{formatDateLongue(aujourdhui())}</span>}
      className="mt-20"
    >
      <dl className={css.chiffres}>
        {chiffres.map(([valeur, libelle]) => (
          <div key={libelle}>
            <dt>{libelle}</dt>
            <dd className="tabular">{valeur}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
