import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { portail } from '../../platform/portail/settings.ts'
import css from './accessibilite.module.css'
import { textes } from './textes.ts'

/** Under the declaration: what the insurer plans, and the way to say what does not work. */
export function Engagements({ lien }: { lien: string }) {
  const { accessibiliteSchema: schema, accessibilitePlan: plan } = portail().config
  const papiers = [
    [schema, textes.schema],
    [plan, textes.plan],
  ] as const
  return (
    <div className={css.parties}>
      {(schema || plan) && (
        <Card title={textes.suites}>
          <ul>
            {papiers.map(
              ([adresse, libelle]) =>
                adresse && (
                  <li key={libelle}>
                    <a href={adresse} rel="noreferrer">
                      {libelle}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </Card>
      )}
      <Card title={textes.titre}>
        <p>{textes.signalerTexte}</p>
        <ButtonLink variant="primary" href={lien}>
          {textes.signaler}
        </ButtonLink>
      </Card>
    </div>
  )
}
