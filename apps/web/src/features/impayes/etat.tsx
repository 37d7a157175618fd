import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { impayesGestion } from '@espace-adherent/contract/gestions'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  dernierJourDuContrat,
  dernierJourPourPayer,
  reprise,
} from '@espace-adherent/domain/cotisations/impaye.ts'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { textes } from './textes.ts'

const tons = {
  aucune: 'neutral',
  avertie: 'warning',
  suspendue: 'danger',
  payee: 'success',
} as const
type Etat = keyof typeof tons & keyof typeof impayesGestion.champs.etat.choix

/** The state by its name; the day that counts stands beside it, and may go to another line. */
export function etatImpaye(ligne: LigneGestion) {
  const etat = ligne.etat as Etat
  const tone: Tone = tons[etat]
  return (
    <>
      <StateBadge tone={tone}>{impayesGestion.champs.etat.choix[etat]}</StateBadge>{' '}
      {quand(etat, String(ligne.miseEnDemeureLe), String(ligne.payeLe))}
    </>
  )
}

function quand(etat: Etat, miseEnDemeureLe: string, payeLe: string): string | null {
  switch (etat) {
    case 'aucune':
      return null
    case 'avertie':
      return textes.jusquau(formatDate(dernierJourPourPayer(miseEnDemeureLe)))
    case 'suspendue':
      return textes.finit(formatDate(dernierJourDuContrat(miseEnDemeureLe)))
    case 'payee':
      return textes.reprend(formatDate(reprise(new Date(payeLe)).jour))
  }
}
