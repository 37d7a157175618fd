import type { LigneTraitement } from '@espace-adherent/contract/demandes/gestion'
import { isPlanifiee, libellesEtatDemande } from '@espace-adherent/domain/demandes'
import type { Tone } from '@espace-adherent/ui/feedback'
import { jourCourt } from './moments.ts'
import { textes } from './textes.ts'

type Suivie = Pick<LigneTraitement, 'etat' | 'isEnPause' | 'effetLe' | 'isAppliquee'>

const tons: Record<LigneTraitement['etat'], Tone> = {
  recue: 'neutral',
  'en-cours': 'info',
  acceptee: 'success',
  refusee: 'danger',
  'sans-suite': 'neutral',
  annulee: 'neutral',
}

/** Where it stands, as clerks say it. */
export function badgeDe(ligne: Suivie): { tone: Tone; libelle: string } {
  if (isPlanifiee(ligne) && ligne.effetLe)
    return { tone: 'info', libelle: textes.prendEffet(jourCourt(ligne.effetLe)) }
  if (ligne.isEnPause) return { tone: 'warning', libelle: textes.pieceDemandee }
  if (ligne.etat === 'recue') return { tone: 'neutral', libelle: textes.aPrendre }
  return { tone: tons[ligne.etat], libelle: libellesEtatDemande[ligne.etat] }
}
