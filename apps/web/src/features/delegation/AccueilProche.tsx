import {
  type DomaineDelegation,
  detailsDomaineDelegation,
  libellesDomaineDelegation,
} from '@espace-adherent/domain/delegation'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './delegation.module.css'
import { textes } from './textes.ts'

/** What was opened, each with the way to it. */
export default function AccueilProche({ liens }: { liens: Record<DomaineDelegation, string> }) {
  const { prenom, nom, delegation } = useCurrentUser()
  if (!delegation) return null
  return (
    <>
      <ScreenTitle lead={textes.accueil.lead(delegation.fin)}>
        {textes.accueil.titre(`${prenom} ${nom}`)}
      </ScreenTitle>
      <div className={css.domaines}>
        {delegation.domaines.map((domaine) => (
          <Card key={domaine} title={libellesDomaineDelegation[domaine]}>
            <p>{detailsDomaineDelegation[domaine]}</p>
            <div className={css.gestes}>
              <ButtonLink
                href={liens[domaine]}
                aria-label={`${textes.consulter}\u00a0: ${libellesDomaineDelegation[domaine]}`}
              >
                {textes.consulter}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}
