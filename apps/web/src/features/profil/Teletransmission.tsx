import type { Beneficiaire } from '@espace-adherent/contract/profil'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { textes } from './textes.ts'

type Etat = Pick<Beneficiaire, 'teletransmission' | 'motifRefusTeletransmission'>

/** On, refused for a reason, or simply off. */
export function TeletransmissionBadge({ teletransmission, motifRefusTeletransmission }: Etat) {
  if (teletransmission) return <StateBadge tone="success">{textes.active}</StateBadge>
  return motifRefusTeletransmission ? (
    <StateBadge tone="warning">{textes.refusee}</StateBadge>
  ) : (
    <StateBadge tone="neutral">{textes.inactive}</StateBadge>
  )
}
