import { actesGestion, isEchange, isPreference, teteDe } from '@espace-adherent/contract/actes'
import {
  actesAPortee,
  type ModeGestion,
  modeGestionDe,
  modesGestion,
  porteeDe,
} from '@espace-adherent/domain/actes'
import { libellesPortee, portees } from '@espace-adherent/domain/roles'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useId } from 'react'
import css from './clients.module.css'
import { textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { modes: mots } = textes

/** A message is always answered by somebody, and a preference studied by nobody: there is nothing to choose. */
const actesAChoisir = actesGestion.filter((acte) => !isEchange(acte) && !isPreference(acte))

/** Who treats each act: the portal at once, or a clerk; and for whom it is, where that may be chosen. */
export function Modes({ edition, canWrite }: { edition: Edition; canWrite: boolean }) {
  const id = useId()
  const { modesGestion: choisis } = edition.saisie.config
  const avant = edition.depart.config.modesGestion
  const automatiques = actesAChoisir.filter(
    (acte) => modeGestionDe(choisis, teteDe(acte)) === 'automatique',
  ).length
  return (
    <Card title={mots.titre}>
      <p className="note">{mots.aide}</p>
      <p className="note" role="status">
        {mots.compte(automatiques, actesAChoisir.length - automatiques)}
      </p>
      <ul className={css.lignes}>
        {actesAChoisir.map((acte) => {
          const mode = modeGestionDe(choisis, teteDe(acte))
          const isModifie = mode !== modeGestionDe(avant, teteDe(acte))
          return (
            <li key={acte}>
              <span className={css.quoi}>
                <strong>{teteDe(acte).libelle}</strong>
                <code>{acte}</code>
              </span>
              {isModifie && <StateBadge tone="warning">{mots.modifie}</StateBadge>}
              <fieldset className={css.segments}>
                <legend className="visually-hidden">{teteDe(acte).libelle}</legend>
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
      <h3>{mots.portees}</h3>
      <p className="note">{mots.porteesAide}</p>
      <ul className={css.lignes}>
        {actesAPortee.map((acte) => {
          const portee = porteeDe(edition.saisie.config.porteesActes, teteDe(acte))
          return (
            <li key={acte}>
              <span className={css.quoi}>
                <strong>{teteDe(acte).libelle}</strong>
              </span>
              {portee !== porteeDe(edition.depart.config.porteesActes, teteDe(acte)) && (
                <StateBadge tone="warning">{mots.modifie}</StateBadge>
              )}
              <fieldset className={css.segments}>
                <legend className="visually-hidden">{mots.portee(teteDe(acte).libelle)}</legend>
                {portees.map((choix) => (
                  <label key={choix}>
                    <input
                      type="radio"
                      name={`${id}-portee-${acte}`}
                      checked={portee === choix}
                      disabled={!canWrite}
                      onChange={() => edition.ecrire(`config.porteesActes.${acte}`, choix)}
                    />
                    {libellesPortee[choix]}
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
