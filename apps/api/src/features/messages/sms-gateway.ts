import { MessageRefuseError, type Messenger } from './message.ts'

const PATIENCE_MS = 30_000
/** The number or the text is wrong, and will be so tomorrow; what we may send, or how fast, is another matter. */
const REFUS = [400, 404, 410, 422]

export type SmsGatewayOptions = {
  url: string
  token: string | undefined
  /** Name that phones show; operators allow eleven letters or digits. */
  sender: string
}

/** Text messages through an HTTP gateway: one JSON post each, any 2xx is a success. */
export function createSmsMessenger({ url, token, sender }: SmsGatewayOptions): Messenger {
  return {
    async send({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // A gateway that keeps it sends a message once, however often we had to ask.
          'idempotency-key': `message-${id}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, sender, text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      })
      await answer.body?.cancel()
      if (REFUS.includes(answer.status)) throw new MessageRefuseError()
      if (!answer.ok) throw new Error(`SMS gateway answered ${answer.status}`)
    },
  }
}
