import { ACCES_MEDICAL } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import type { RequestContext, StaffContext } from '../context.ts'
import { recordEvenement } from './evenements.ts'

/** Keeps what staff looked at. */
export const recordConsultation = (
  { db, client, visiteur, now }: RequestContext,
  route: string,
): Promise<void> =>
  recordEvenement(db, {
    clientCode: client.code,
    compteId: visiteur?.compteId ?? null,
    action: 'consultation',
    objet: 'route',
    cible: route,
    le: now,
  })

const MINUTE = 60_000

/** What staff have open, by who and what, with when it was told: in the order of time. */
const ouvertes = new WeakMap<Client, Map<string, number>>()

/** A screen reads again what it shows: that is no second look. Every other look is told, however many. */
function noteOuverte(client: Client, cle: string, now: Date): (() => void) | undefined {
  const connues = ouvertes.get(client) ?? new Map<string, number>()
  ouvertes.set(client, connues)
  for (const [autre, le] of connues) {
    if (le > now.getTime() - MINUTE) break
    connues.delete(autre)
  }
  if (connues.has(cle)) return undefined
  connues.set(cle, now.getTime())
  return () => connues.delete(cle)
}

/**
 * Keeps that staff opened something of a member's, on the member's own line; opened again within the
 * minute, it is known. Says whether it is told anew.
 */
export const recordConsultationDe = (
  { visiteur, ...context }: StaffContext,
  compteId: string,
  objet: Ouvert,
  cible: string,
): Promise<boolean> => {
  // What was lent for some days is said, long after it is over.
  const role = visiteur.roles.includes(ACCES_MEDICAL) && visiteur.roles.join(', ')
  const par = { auteurId: visiteur.compteId, ...(role && { role }) }
  return recordConsultationPar({ ...context, par }, compteId, objet, cible)
}

type Ouvert = 'demande' | 'document' | 'compte' | 'iban'

/** The same, whoever reads: also the management system, which has a key for an account. */
export async function recordConsultationPar(
  {
    db,
    client,
    now,
    par,
  }: Pick<StaffContext, 'db' | 'client' | 'now'> & { par: { auteurId: string; role?: string } },
  compteId: string,
  objet: Ouvert,
  cible: string,
): Promise<boolean> {
  const takeBack = noteOuverte(client, `${par.auteurId} ${objet} ${cible}`, now)
  if (!takeBack) return false
  try {
    await recordEvenement(db, {
      clientCode: client.code,
      compteId,
      ...par,
      action: 'consultation',
      objet,
      cible,
      le: now,
    })
    return true
  } catch (error) {
    takeBack()
    throw error
  }
}
