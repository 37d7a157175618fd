import { actes } from '@espace-adherent/contract'
import {
  actesGestion,
  type ModeGestion,
  modeGestionDe,
  modesGestion,
} from '@espace-adherent/domain/actes'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useId } from 'react'
import css from './clients.module.css'
import { textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { modes: mots } = textes

/** Who treats each act: the portal at once, or a clerk. */
export function Modes({ edition, canWrite }: { edition: Edition; canWrite: boolean }) {
  const id = useId()
  const { modesGestion: choisis } = edition.saisie.config
  const avant = edition.depart.config.modesGestion
  const automatiques = actesGestion.filter(
    (acte) => modeGestionDe(choisis, acte) === 'automatique',
  ).length
  return (
    <Card title={mots.titre}>
      <p className={css.discret}>{mots.aide}</p>
      <p className={css.discret} role="status">
        {mots.compte(automatiques, actesGestion.length - automatiques)}
      </p>
      <ul className={css.lignes}>
        {actesGestion.map((acte) => {
          const mode = modeGestionDe(choisis, acte)
          const isModifie = mode !== modeGestionDe(avant, acte)
          return (
            <li key={acte}>
              <span className={css.quoi}>
                <strong>{actes[acte].libelle}</strong>
                <code>{acte}</code>
              </span>
              {isModifie && <StateBadge tone="warning">{mots.modifie}</StateBadge>}
              <fieldset className={css.segments}>
                <legend className="visually-hidden">{actes[acte].libelle}</legend>
                {modesGestion.map((choix: ModeGestion) => (
                  <label key={choix}>
                    <input
                      type="radio"
                      name={`${id}-${acte}`}
                      checked={mode === choix}
                      disabled={!canWrite}
                      onChange={() => edition.ecrire(`config.modesGestion.${acte}`, choix)}
                    />
                    {mots[choix]}
                  </label>
                ))}
              </fieldset>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
