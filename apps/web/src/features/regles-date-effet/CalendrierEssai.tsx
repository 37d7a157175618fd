import {
  addMois,
  formatMoisLong,
  lireDate,
  nomsDesJours,
  semainesDuMois,
} from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import css from './regles.module.css'
import { textes } from './textes.ts'

type CalendrierEssaiProps = {
  mois: string
  date: string | null
  isAutorisee: (date: string) => boolean
  onMois: (mois: string) => void
  /** A refused one too: it is the one that asks why. */
  onDate: (date: string) => void
}

const jours = [1, 2, 3, 4, 5, 6, 0].map((jour) => nomsDesJours[jour] ?? '')

/** A month in which allowed dates stand out; each of its dates can be asked about. */
export const CalendrierEssai = ({
  mois,
  date,
  isAutorisee,
  onMois,
  onDate,
}: CalendrierEssaiProps) => (
  <section aria-label={textes.calendrier} className={css.calendrier}>
    <div className="line between">
      <Button
        size="sm"
        variant="quiet"
        aria-label={textes.moisPrecedent}
        onClick={() => onMois(addMois(mois, -1))}
      >
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
      </Button>
      <p className="name" role="status">
        {formatMoisLong(mois)}
      </p>
      <Button
        size="sm"
        variant="quiet"
        aria-label={textes.moisSuivant}
        onClick={() => onMois(addMois(mois, 1))}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Button>
    </div>
    <table className={css.grille}>
      <thead>
        <tr>
          {jours.map((jour) => (
            <th key={jour} scope="col" abbr={jour}>
              {jour.slice(0, 3)}.
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semainesDuMois(mois).map((semaine, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks are known by their place.
          <tr key={rang}>
            {semaine.map((jour, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days are known by their place.
              <td key={place}>
                {jour && (
                  <button
                    type="button"
                    className={css.case}
                    data-autorisee={isAutorisee(jour)}
                    aria-pressed={jour === date}
                    onClick={() => onDate(jour)}
                  >
                    {lireDate(jour).jour}
                    <span className="visually-hidden">
                      {` ${formatMoisLong(mois)}, ${isAutorisee(jour) ? textes.permise : textes.refuseeJour}`}
                    </span>
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
