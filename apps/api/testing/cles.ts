import type { PorteeMachine } from '@espace-adherent/domain'
import { drawCle } from '../src/features/systeme/index.ts'
import { addCleApi, type CleApi, saveCleApi, tellAll, together, write } from '../src/noyau/index.ts'
import type { Inject, TestApp } from './test-app.ts'

type Plus = Partial<Pick<CleApi, 'clientCode' | 'nom' | 'reseaux' | 'expireLe'>> & { host?: string }

/** A system with a key that opens this, and what it calls with. */
export async function systemeAvec(
  t: TestApp,
  portees: readonly PorteeMachine[],
  { host = 'localhost:8080', ...plus }: Plus = {},
): Promise<{ id: string; cle: string; call: Inject }> {
  const le = t.clock.now
  const { id, cle } = await write(t.database.db, null, async (e) => {
    const added = await addCleApi(e, {
      ...{ clientCode: 'horizon', nom: 'esb', reseaux: [], expireLe: '2100-01-01' },
      ...plus,
      ...{ portees: [...portees], etat: 'preparee', creeLe: le },
    })
    const { cle, empreinte } = drawCle(added.value.id)
    together(e, added, await saveCleApi(e, added.value.id, { etat: 'active', empreinte }))
    return tellAll(e, { id: added.value.id, cle })
  })
  const call: Inject = (options) => {
    const request = typeof options === 'string' ? { url: options } : options
    const headers = { host, authorization: `Bearer ${cle}`, ...request.headers }
    return t.app.inject({ ...request, headers })
  }
  return { id, cle, call }
}
