import { http } from '../http/http.ts'
import { drawKey } from '../http/sending.ts'

type Submission = { body: string; key: string }

/** Submissions without an acknowledgement; the last one of each address. */
const pending = new Map<string, Submission>()

/**
 * Posts a request under a key of its own. Sent again unchanged, because no answer came or a code
 * was asked for, it keeps its key and counts once. After an acknowledgement the same content is a
 * new request.
 */
export async function submit(url: string, body: object): Promise<unknown> {
  const text = JSON.stringify(body)
  const known = pending.get(url)
  const submission = known?.body === text ? known : { body: text, key: drawKey() }
  pending.set(url, submission)
  const answer = await http.post(url, body, { idempotencyKey: submission.key })
  if (pending.get(url) === submission) pending.delete(url)
  return answer
}
