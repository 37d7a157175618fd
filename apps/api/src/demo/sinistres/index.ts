import { addDays } from '@espace-adherent/domain'
import type { sinistre } from '../../schema/sinistres.schema.ts'

/** Camille was in hospital two months ago, and has been paid: a claim at its last step but one. */
export function sinistresDe(
  clientCode: string,
  aujourdhui: string,
  idOf: (cle: string) => string,
): (typeof sinistre.$inferInsert)[] {
  if (clientCode !== 'horizon') return []
  const jour = (ilYA: number) => addDays(aujourdhui, -ilYA)
  return [
    {
      clientCode,
      numeroContrat: '20450002',
      personneId: idOf('camille'),
      typeSinistre: 'HOSPI',
      dateDebut: jour(62),
      dateFin: jour(58),
      etapes: [
        { etat: 'declare', le: jour(55) },
        { etat: 'etude', le: jour(52) },
        { etat: 'indemnisation', le: jour(41) },
      ],
    },
  ]
}
