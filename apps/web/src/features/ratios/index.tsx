import { compositionDe, formatRatio, type Ratios } from '@espace-adherent/domain/ratios'
import { useId } from 'react'
import css from './ratios.module.css'
import { textes } from './textes.ts'

/** What the insurer pays back and spends of contributions, as the law has it said beside a price. */
export function RatiosCotisations({ ratios }: { ratios: Ratios | null }) {
  const titre = useId()
  if (!ratios) return null
  return (
    <section aria-labelledby={titre} className={css.ratios}>
      <h3 id={titre}>{textes.titre}</h3>
      <dl className={css.chiffres}>
        <div>
          <dt className="note">{textes.prestations}</dt>
          <dd className="bold tabular">{formatRatio(ratios.prestations)}</dd>
        </div>
        <div>
          <dt className="note">{textes.frais}</dt>
          <dd className="bold tabular">{formatRatio(ratios.frais)}</dd>
        </div>
      </dl>
      <p className={css.discret}>{textes.part(ratios.exercice)}</p>
      <details className={css.discret}>
        <summary>{textes.composition}</summary>
        <p>{compositionDe(ratios)}</p>
      </details>
    </section>
  )
}
