import { addDays, dateAParis } from '@espace-adherent/domain'
import type { DelegationsLot } from '../demo.repository.ts'

type Compte = { id: string; userName: string; prenom: string; nom: string }

const HUGO = 'hugo.roche@example.org'
const JEANNE = 'jeanne.moreau@example.org'
const DEPUIS_JOURS = 20
const ENCORE_JOURS = 180

/** Hugo lets Jeanne look after his card and his reimbursements: both sides of it can be visited. */
export function delegationsLot(
  clientCode: string,
  comptes: readonly Compte[],
  now: Date,
): DelegationsLot {
  const chez = comptes.find(({ userName }) => userName === HUGO)
  const proche = comptes.find(({ userName }) => userName === JEANNE)
  if (!chez || !proche) throw new Error('Hugo and Jeanne are not in the demonstration')
  const creeLe = new Date(now.getTime() - DEPUIS_JOURS * 86_400_000)
  return [
    {
      clientCode,
      compteId: chez.id,
      mandataireId: proche.id,
      nom: `${proche.prenom} ${proche.nom}`,
      email: proche.userName,
      domaines: ['carte', 'remboursements'],
      fin: addDays(dateAParis(now), ENCORE_JOURS),
      etat: 'acceptee',
      expireLe: creeLe,
      creeLe,
      accepteeLe: creeLe,
    },
  ]
}
