import { MINUTES_VUE } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Visiteur } from '../visiteur.ts'
import { recordEvenement } from './evenements.ts'

const VUE_MS = MINUTES_VUE * 60_000

/** What was told of each view, with when: a screen that is read again is told once. */
const dites = new WeakMap<Client, Map<string, number>>()

function isNouvelle(client: Client, cle: string, now: Date): boolean {
  const connues = dites.get(client) ?? new Map<string, number>()
  dites.set(client, connues)
  for (const [autre, le] of connues) {
    if (le > now.getTime() - VUE_MS) break
    connues.delete(autre)
  }
  if (connues.has(cle)) return false
  connues.set(cle, now.getTime())
  return true
}

/** What staff read while they look at a member's portal, by its name: the member reads each once. */
export async function recordVue(
  db: Executor,
  { client, visiteur, quoi, now }: { client: Client; visiteur: Visiteur; quoi: string; now: Date },
): Promise<void> {
  const { compteId, vuPar, session } = visiteur
  if (!vuPar || !isNouvelle(client, `${session.empreinte} ${compteId} ${quoi}`, now)) return
  await recordEvenement(db, {
    clientCode: client.code,
    compteId,
    auteurId: vuPar.compteId,
    action: 'consultation',
    objet: 'ecran',
    cible: quoi,
    le: now,
  })
}
