import { isEchange, libelleEtat } from '@espace-adherent/contract/actes'
import type { LigneTraitement } from '@espace-adherent/contract/demandes/gestion'
import { isPlanifiee } from '@espace-adherent/domain/demandes'
import type { Tone } from '@espace-adherent/ui/feedback'
import { jourCourt } from './moments.ts'
import { textes } from './textes.ts'

type Suivie = Pick<
  LigneTraitement,
  'acte' | 'etat' | 'isEnPause' | 'attendueLe' | 'effetLe' | 'isAppliquee' | 'isReponseRecue'
>

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
  // Answered, with nothing asked for: whether the conversation goes on is its member's to say.
  if (ligne.isEnPause && isEchange(ligne.acte) && ligne.attendueLe === null)
    return { tone: 'info', libelle: textes.reponseEnvoyee }
  if (ligne.isEnPause) return { tone: 'warning', libelle: textes.pieceDemandee }
  if (ligne.etat === 'recue') return { tone: 'neutral', libelle: textes.aPrendre }
  if (ligne.isReponseRecue) return { tone: 'success', libelle: textes.reponseRecue }
  return { tone: tons[ligne.etat], libelle: libelleEtat(ligne) }
}

/** Who has it, or that somebody should take it, where its state does not say so already. */
export function chezDe(
  ligne: Suivie & Pick<LigneTraitement, 'gestionnaire' | 'decideeLe'>,
): string | null {
  if (ligne.gestionnaire) return textes.chezQui(ligne.gestionnaire.nom)
  const isDit = ligne.decideeLe !== null || badgeDe(ligne).libelle === textes.aPrendre
  return isDit ? null : textes.chezPersonne
}
