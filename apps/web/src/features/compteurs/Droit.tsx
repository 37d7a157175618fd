import type { DroitCompte } from '@espace-adherent/contract/compteurs'
import { insecables } from '@espace-adherent/domain/texte'
import { Gauge } from '@espace-adherent/ui/charts/Gauge.tsx'
import css from './compteurs.module.css'
import { textes } from './textes.ts'

/** One counter: what is used of it, what is on its way, what is left or when there is more. */
export function Droit({ droit }: { droit: DroitCompte }) {
  const { libelle, plafond, consomme, enAttente } = droit
  const nom = insecables(libelle)
  return (
    <li>
      <p className={css.tete}>
        <strong>{nom}</strong>
        <span>{textes.etat(droit)}</span>
      </p>
      <Gauge value={consomme + enAttente} max={plafond} aria-label={nom} />
      <p className={css.discret}>
        {textes.suite(droit)}
        {enAttente > 0 && ` ${textes.enAttente(droit)}`}
      </p>
    </li>
  )
}
