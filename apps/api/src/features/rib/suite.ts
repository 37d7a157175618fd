import { dateAParis, formatJour } from '@espace-adherent/domain'
import type { FaitSuite } from '../actes/index.ts'
import { annonce, type SuiteActe } from '../nouvelles/index.ts'
import type { Valeurs } from './avis.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** An account that takes another's place waits; until then the mail that leaves holds what cancels it, and a screen does not. */
export function suiteRib(fait: FaitSuite, valeurs: Valeurs, now: Date): SuiteActe {
  const { issue, effetLe, isReprise } = fait
  if (issue === 'appliquee')
    return { annonce: annonce(mots.modifiee, valeurs), ton: 'fait', vers: '/coordonnees-bancaires' }
  if (issue === 'recue')
    return { annonce: annonce(mots.recue, { ...valeurs, annuler: '' }), ton: 'attente' }
  const effet = effetLe ?? ''
  const suite = isReprise
    ? fait.planifiee()
    : {
        annonce: annonce(mots.planifiee, { ...valeurs, annuler: '', effet }),
        ton: 'attente' as const,
      }
  const { ancien, nouveau } = valeurs
  const jalons = [
    { quand: formatJour(dateAParis(now)), quoi: textes.demande },
    { quand: effet && formatJour(effet), quoi: textes.remplace(nouveau, ancien ?? null) },
  ]
  return { ...suite, le: effetLe, objets: [{ genre: 'delai', titre: textes.dIciLa, jalons }] }
}
