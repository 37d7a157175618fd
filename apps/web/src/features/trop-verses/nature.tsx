import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { tropVersesGestion } from '@espace-adherent/contract/gestions'
import type { NatureTropVerse } from '@espace-adherent/contract/trop-verses'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'

const tons: Record<NatureTropVerse, Tone> = {
  enTrop: 'warning',
  incoherent: 'danger',
  credit: 'warning',
  creditSeul: 'warning',
  debit: 'neutral',
  debitSeul: 'neutral',
}

export const natureTropVerse = (ligne: LigneGestion) => {
  const nature = ligne.nature as NatureTropVerse
  return (
    <StateBadge tone={tons[nature]}>{tropVersesGestion.champs.nature.choix[nature]}</StateBadge>
  )
}
