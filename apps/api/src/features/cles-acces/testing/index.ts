import assert from 'node:assert/strict'
import type { CleAcces, CleAccesOptions } from '@espace-adherent/contract'
import type { Inject } from '../../../../testing/index.ts'
import { type Authentificateur, createAuthentificateur, type Ecarts } from './authentificateur.ts'

export { type Authentificateur, createAuthentificateur, type Ecarts } from './authentificateur.ts'
export { createPortal, later } from './portal.ts'

const CLES = '/api/identity/cles-acces'

export const askOptions = (call: Inject, headers: Record<string, string> = {}) =>
  call({ method: 'POST', url: `${CLES}/options`, headers })

export const sendCle = (
  call: Inject,
  payload: { libelle?: string | null; credential: object },
  headers: Record<string, string> = {},
) => call({ method: 'POST', url: CLES, payload, headers })

export const listCles = async (call: Inject): Promise<CleAcces[]> => (await call(CLES)).json().items

export const removeCle = (call: Inject, id: string, headers: Record<string, string> = {}) =>
  call({ method: 'POST', url: `${CLES}/suppression`, payload: { id }, headers })

/** A key of a new device, from the first question to the answer. */
export async function addCle(
  call: Inject,
  { libelle, ecarts = {}, headers = {} }: AddOptions = {},
): Promise<{ device: Authentificateur; cle: CleAcces }> {
  const device = createAuthentificateur()
  const options = await askOptions(call, headers)
  assert.equal(options.statusCode, 200, options.body)
  const credential = device.create(options.json<CleAccesOptions>(), ecarts)
  const answer = await sendCle(call, { credential, ...(libelle && { libelle }) }, headers)
  assert.equal(answer.statusCode, 200, answer.body)
  return { device, cle: answer.json() }
}

type AddOptions = { libelle?: string; ecarts?: Ecarts; headers?: Record<string, string> }
