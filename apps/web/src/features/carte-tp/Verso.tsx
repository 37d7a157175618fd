import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { formatTauxTp } from '@espace-adherent/domain/carte-tp'
import { portail } from '../../platform/portail/settings.ts'
import { appel } from '../portail/index.ts'
import css from './carte-tp.module.css'
import { textes } from './textes.ts'

/** The back: domain by domain, what the professional will not ask for. */
export function Verso({ carte }: { carte: CarteTp }) {
  const { client, config } = portail()
  return (
    <section className={css.verso} aria-label={textes.verso}>
      <h2>{textes.domaines}</h2>
      <ul className={css.domaines}>
        {carte.domaines.map(({ code, libelle, taux }) => (
          <li key={code}>
            <strong>{code}</strong>
            <span>{libelle}</span>
            <b data-pec={taux === null || undefined}>{formatTauxTp(taux)}</b>
          </li>
        ))}
      </ul>
      <p className="note">{textes.legende}</p>
      {carte.isResponsable && <p className="note">{textes.responsable}</p>}
      {/* A copy that was kept before this line existed has none. */}
      {carte.telephoneProfessionnels && (
        <p className="note">
          {textes.professionnels}{' '}
          <a className="nowrap" href={appel(carte.telephoneProfessionnels)}>
            {carte.telephoneProfessionnels}
          </a>
        </p>
      )}
      <p className="note">
        {client.libelle}, {config.adressePostale}
      </p>
    </section>
  )
}
