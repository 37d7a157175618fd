import { z } from 'zod'
import { AbsentError } from '../../../platform/jobs/index.ts'
import type { Encaissement } from './encaissement.ts'

export type MonextOptions = {
  /** « https://api.retail.monext.com ». */
  url: string
  merchantId: string
  accessKey: string
}

/** A person waits for the page meanwhile. */
const TIMEOUT_MS = 10_000

const ouverteSchema = z.object({ sessionId: z.string().min(1), redirectURL: z.url() })

const lueSchema = z.object({
  order: z.object({ reference: z.string(), amount: z.int() }),
  result: z.object({ code: z.string() }),
  transactions: z
    .array(z.object({ type: z.string(), code: z.string(), amount: z.int().optional() }))
    .default([]),
})

/** Monext Online, REST: one payment, captured at once, on the provider's own page. */
export function createMonext({ url, merchantId, accessKey }: MonextOptions): Encaissement {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${accessKey}`).toString('base64')}`
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, url), {
      ...init,
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new AbsentError('The payment provider does not answer', { cause })
    })
    if (answer.status >= 500 || answer.status === 429)
      throw new AbsentError(`The payment provider answered ${answer.status}`)
    return answer
  }

  return {
    async open({ pointDeVente, reference, montant, retour, notification }) {
      const answer = await call('/v1/checkout/sessions', {
        method: 'POST',
        body: JSON.stringify({
          pointOfSaleReference: pointDeVente,
          order: { reference, amount: montant, currency: 'EUR' },
          payment: { paymentType: 'ONE_OFF', capture: 'AUTOMATIC' },
          returnURL: retour,
          notificationURL: notification,
          languageCode: 'FR',
        }),
      })
      if (!answer.ok) throw new Error(`The payment provider answered ${answer.status}`)
      const { sessionId, redirectURL } = ouverteSchema.parse(await answer.json())
      return { sessionId, url: redirectURL }
    },

    async read(sessionId) {
      const answer = await call(`/v1/checkout/sessions/${encodeURIComponent(sessionId)}`)
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`The payment provider answered ${answer.status}`)
      const { order, result, transactions } = lueSchema.parse(await answer.json())
      return {
        reference: order.reference,
        montant: order.amount,
        code: result.code,
        // One that does not say how much gives all of it back.
        rendu: transactions
          .filter(({ type, code }) => type === 'REFUND' && code === '00000')
          .reduce((somme, { amount = order.amount }) => somme + amount, 0),
      }
    },
  }
}
