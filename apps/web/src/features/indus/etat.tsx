import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { type EtatIndu, libellesEtatIndu } from '@espace-adherent/domain/indus'
import { StateBadge } from '@espace-adherent/ui/feedback'

/** What is contested waits for an answer. */
export const etatIndu = (ligne: LigneGestion) => {
  const etat = ligne.etat as EtatIndu
  return (
    <StateBadge tone={etat === 'conteste' ? 'warning' : 'neutral'}>
      {libellesEtatIndu[etat]}
    </StateBadge>
  )
}
