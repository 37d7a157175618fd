import { Agent, get } from 'node:http'
import { ConnexionBrute, requete } from './brut.ts'

export type Bilan = {
  answers: Record<number, number>
  /** Connections that were refused: the right answer of a server that no longer listens. */
  refused: number
  /** Everything else that was no answer: resets, cuts, connections closed under a request. */
  broken: string[]
}

export type Charge = {
  port: number
  /** `localhost` is two addresses, and each has a server of its own. */
  host?: string
  headers: Record<string, string>
  paths: readonly string[]
  /** How many clients of each manner. */
  kept?: number
  fresh?: number
  raw?: number
  pipelined?: number
}

const PIPELINE = 4

/**
 * Clients without mercy: each sends its next request the moment the last one is answered, on a
 * connection that it keeps, on a new one, or several at a time; each goes on until it is refused.
 */
export function startCharge({
  port,
  host = '127.0.0.1',
  headers,
  paths,
  kept = 64,
  fresh = 4,
  raw = 16,
  pipelined = 8,
}: Charge): { end(): Promise<Bilan>; answered(): number } {
  const bilan: Bilan = { answers: {}, refused: 0, broken: [] }
  let turn = 0
  const path = () => paths[turn++ % paths.length] ?? '/'
  const count = (status: number) => {
    bilan.answers[status] = (bilan.answers[status] ?? 0) + 1
  }
  /** Whether that was the refusal that ends a client. */
  const isOver = (code: string, manner: string) => {
    if (code === 'ECONNREFUSED') bilan.refused++
    else bilan.broken.push(`${manner}: ${code}`)
    return code === 'ECONNREFUSED' || bilan.broken.length > 1000
  }

  const byAgent = async (agent: Agent, manner: string) => {
    for (;;) {
      const code = await new Promise<string | null>((resolve) => {
        const call = get({ port, host, path: path(), headers, agent }, (answer) => {
          answer.on('error', (error: NodeJS.ErrnoException) => resolve(`cut ${error.code}`))
          answer.on('end', () => {
            count(answer.statusCode ?? 0)
            resolve(null)
          })
          answer.resume()
        })
        call.on('error', (error: NodeJS.ErrnoException) =>
          resolve(call.reusedSocket ? `${error.code} on a kept connection` : (error.code ?? '?')),
        )
      })
      if (code !== null && isOver(code, manner)) return
    }
  }

  /** Sends `many` at once; those after an answer that says close are the client's to send again. */
  const byHand = async (many: number, manner: string) => {
    let connection = new ConnexionBrute(port, host)
    for (;;) {
      connection.write(Array.from({ length: many }, () => requete('GET', path(), headers)).join(''))
      let isLast = false
      let isBroken = false
      for (let i = 0; i < many && !isLast; i++) {
        const answer = await connection.next()
        if (answer) {
          count(answer.status)
          isLast = answer.isLast
        } else {
          const how = `${connection.end}${connection.rest === '' ? '' : ' within an answer'}`
          if (isOver(connection.end === 'ECONNREFUSED' ? 'ECONNREFUSED' : how, manner)) return
          isLast = isBroken = true
        }
      }
      if (!isLast) continue
      const how = await connection.ended()
      if (!isBroken && how !== 'end' && how !== 'close')
        bilan.broken.push(`${manner}: ${how} after the last`)
      connection.close()
      connection = new ConnexionBrute(port, host)
    }
  }

  const keeping = new Agent({ keepAlive: true, maxSockets: kept })
  const passing = new Agent({ keepAlive: false })
  const clients = [
    ...Array.from({ length: kept }, () => byAgent(keeping, 'kept')),
    ...Array.from({ length: fresh }, () => byAgent(passing, 'fresh')),
    ...Array.from({ length: raw }, () => byHand(1, 'raw')),
    ...Array.from({ length: pipelined }, () => byHand(PIPELINE, 'pipelined')),
  ]
  return {
    answered: () => Object.values(bilan.answers).reduce((sum, one) => sum + one, 0),
    end: async () => {
      await Promise.all(clients)
      keeping.destroy()
      return bilan
    },
  }
}
