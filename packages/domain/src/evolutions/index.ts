import type { Faults } from '../actes/acte.ts'
import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

/** An employer's members read it three months before it counts (code de la mutualité, L221-6). */
export const MOIS_PREAVIS_COLLECTIF = 3
/**
 * Other members are told as long before as leaving takes: nobody is bound to what they would have
 * left for.
 */
export const MOIS_PREAVIS_INDIVIDUEL = 1

export const libellesNatureEvolution = {
  garanties: 'Garanties',
  cotisations: 'Cotisations',
  'garanties-cotisations': 'Garanties et cotisations',
} as const
export type NatureEvolution = keyof typeof libellesNatureEvolution

/** The first day on which a change may count, if it is notified that day. */
export const premierEffet = (jour: DateCalendaire, isCollectif: boolean): DateCalendaire =>
  addMonths(jour, isCollectif ? MOIS_PREAVIS_COLLECTIF : MOIS_PREAVIS_INDIVIDUEL)

type Evolution = { effetLe: DateCalendaire; notice: string | null }

/** `collectifs`: of the contracts concerned, those that an employer took out. */
export function validateEvolution(
  { effetLe, notice }: Evolution,
  { contrats, collectifs }: { contrats: number; collectifs: number },
  jour: DateCalendaire,
): Faults {
  const isCollectif = collectifs > 0
  const isTropTot = effetLe < premierEffet(jour, isCollectif)
  return {
    nomOffre: contrats === 0 ? 'Aucun contrat en cours n’a cette offre' : null,
    effetLe: isTropTot
      ? isCollectif
        ? 'Un contrat d’entreprise\u00a0: ce changement se notifie trois mois avant au moins'
        : 'Ce changement se notifie un mois avant au moins'
      : null,
    notice:
      isCollectif && !notice
        ? 'Un contrat d’entreprise\u00a0: écrivez la notice d’information à remettre'
        : null,
  }
}
