import { contrainteEnMots } from '@espace-adherent/domain/regles-date-effet'
import type { Regle } from './brouillon.ts'
import css from './regles.module.css'

/** A rule as it is read: one line for each range. */
export const EnPhrases = ({ titre, regle }: { titre?: string; regle: Regle }) => (
  <div>
    {titre && <p className="name">{titre}</p>}
    <ul className={css.puces}>
      {regle.plages.map(({ libelle, contraintes }, rang) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges are known by their place.
        <li key={rang}>
          {[libelle, contraintes.map(contrainteEnMots).join('\u00a0; ')]
            .filter(Boolean)
            .join(' — ')}
        </li>
      ))}
    </ul>
  </div>
)
