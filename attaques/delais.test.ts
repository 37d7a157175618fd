import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConnexionBrute, type Reponse, requete } from './support/brut.ts'
import { formulaire, pdf, TYPE_FORMULAIRE } from './support/envoi.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, type Visiteur } from './support/visiteur.ts'

// The limits of an installation are ten times these: nobody wants to wait for them here.
const HEADERS_MS = 1_500
const REQUEST_MS = 3_000
const PATIENCE_MS = 1_500
const BYTES_PER_SECOND = 8192
/** Whoever reads has four times the patience of whoever sends. */
const READER_MS = 4 * PATIENCE_MS

let portail: Portail
let camille: Visiteur
before(async () => {
  portail = await startPortail({
    LOG_LEVEL: 'info',
    HTTP_HEADERS_TIMEOUT_MS: String(HEADERS_MS),
    HTTP_REQUEST_TIMEOUT_MS: String(REQUEST_MS),
    HTTP_PATIENCE_MS: String(PATIENCE_MS),
    HTTP_BYTES_PER_SECOND: String(BYTES_PER_SECOND),
  })
  camille = await signIn(portail.url)
})
after(() => portail?.end('SIGKILL'))

const assertTooSlow = (answer: Reponse | null) => {
  assert.ok(answer, 'an answer, not a closed door')
  assert.equal(answer.status, 408)
  assert.deepEqual(JSON.parse(Buffer.from(answer.body, 'latin1').toString()), {
    code: 'RequestTimeout',
    message:
      'Votre demande a mis trop de temps à nous parvenir. Vérifiez votre connexion, puis réessayez',
  })
  for (const header of [
    /^content-type: application\/json/im,
    /^x-content-type-options: nosniff$/im,
    /^content-security-policy: default-src 'none'/im,
    /^x-frame-options: DENY$/im,
    /^connection: close$/im,
  ])
    assert.match(answer.head, header)
}

/** What happens to a connection, and after how long. */
async function ordeal(use: (connection: ConnexionBrute) => void) {
  const connection = new ConnexionBrute(portail.port)
  const begun = performance.now()
  try {
    use(connection)
    const answer = await connection.next()
    const answeredAfter = performance.now() - begun
    return { answer, answeredAfter, end: await connection.ended() }
  } finally {
    connection.close()
  }
}

/** Writes a piece from time to time for as long as it may. */
function drip(connection: ConnexionBrute, everyMs: number, piece: string | Buffer): void {
  const timer = setInterval(() => {
    if (connection.end === undefined && connection.socket.writable) connection.write(piece)
    else clearInterval(timer)
  }, everyMs)
}

const upload = (length: number) =>
  requete('POST', '/api/fichiers/upload', {
    ...camille.headers(),
    'content-type': TYPE_FORMULAIRE,
    'content-length': String(length),
  })

describe('each limit by itself', { concurrency: true }, () => {
  test('headers that never end are answered 408 and the connection is closed', async () => {
    const { answer, answeredAfter, end } = await ordeal((connection) => {
      connection.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      drip(connection, 300, 'X-Un: 1\r\n')
    })
    assertTooSlow(answer)
    assert.equal(end, 'end')
    assert.ok(answeredAfter >= HEADERS_MS - 50, `${answeredAfter} ms`)
  })

  test('a connection that says nothing is closed without a word', async () => {
    const { answer, end } = await ordeal(() => {})
    assert.equal(answer, null)
    assert.equal(end, 'end')
  })

  test('a body that never comes is answered 408 and the connection is closed', async () => {
    const { answer, answeredAfter, end } = await ordeal((connection) => {
      connection.write(
        requete('POST', '/api/identity/logout', {
          ...camille.headers(),
          'content-type': 'application/json',
          'content-length': '100',
        }),
      )
    })
    assertTooSlow(answer)
    assert.equal(end, 'end')
    assert.ok(answeredAfter >= REQUEST_MS - 50, `${answeredAfter} ms`)
  })

  test('a body that comes byte by byte is not waited for either', async () => {
    const { answer } = await ordeal((connection) => {
      connection.write(
        requete('POST', '/api/identity/logout', {
          ...camille.headers(),
          'content-type': 'application/json',
          'content-length': '1000',
        }),
      )
      drip(connection, 200, ' ')
    })
    assertTooSlow(answer)
  })

  test('a file that trickles is answered 408', async () => {
    const { answer, answeredAfter } = await ordeal((connection) => {
      connection.write(upload(1_000_000))
      connection.write(formulaire(pdf(1_000_000)).subarray(0, 1_000))
      drip(connection, 200, '.')
    })
    assertTooSlow(answer)
    assert.ok(answeredAfter >= PATIENCE_MS - 50, `${answeredAfter} ms`)
  })

  test('a file on a slow line gets through, well after the limit of other requests', async () => {
    const connection = new ConnexionBrute(portail.port)
    const body = formulaire(pdf(100_000))
    const begun = performance.now()
    connection.write(upload(body.length))
    // Twice the least pace.
    const step = (BYTES_PER_SECOND * 2) / 10
    for (let at = 0; at < body.length; at += step) {
      connection.write(body.subarray(at, at + step))
      await sleep(100)
    }
    const answer = await connection.next()
    connection.close()
    assert.equal(answer?.status, 200, answer?.body)
    assert.ok(performance.now() - begun > REQUEST_MS * 1.5)
  })

  test('a stream of notifications stays open', async () => {
    const connection = new ConnexionBrute(portail.port)
    connection.write(requete('GET', '/api/notifications/flux', camille.headers()))
    await sleep(REQUEST_MS * 2)
    assert.match(connection.rest, /^HTTP\/1\.1 200 [\s\S]*retry: 5000/)
    assert.equal(connection.end, undefined)
    connection.close()
  })

  test('a reader who stops reading is let go, one who reads slowly is not', async () => {
    const body = new FormData()
    body.append('piece', new Blob([pdf(20_000_000)], { type: 'application/pdf' }), 'a.pdf')
    const sent = await camille.go('/api/fichiers/upload', { method: 'POST', body })
    const { fileNames } = (await sent.json()) as { fileNames: { remoteFileName: string }[] }
    const path = `/api/fichiers/${fileNames[0]?.remoteFileName}`
    const read = async (pauseMs: number, times: number) => {
      const { socket } = new ConnexionBrute(portail.port)
      socket.removeAllListeners('data')
      let size = 0
      const done = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      socket.write(requete('GET', path, { ...camille.headers(), connection: 'close' }))
      socket.on('data', (text) => {
        size += text.length
        if (times-- <= 0) return
        socket.pause()
        setTimeout(() => socket.resume(), pauseMs)
      })
      socket.once('end', () => socket.end())
      await done
      return size
    }
    const [stopped, slow] = await Promise.all([read(READER_MS * 1.5, 1), read(100, 100)])
    assert.ok(slow > 20_000_000, `${slow} bytes`)
    assert.ok(stopped < 20_000_000, `${stopped} bytes`)
  })

  test('what is not HTTP is answered in French, and so are headers without end', async () => {
    const odd = await ordeal((connection) => connection.write('BONJOUR\r\n\r\n'))
    assert.equal(odd.answer?.status, 400)
    assert.match(odd.answer?.body ?? '', /^\{"code":"BadRequest","message":"Les informations/)
    const large = await ordeal((connection) =>
      connection.write(requete('GET', '/', { 'x-un': 'x'.repeat(100_000) })),
    )
    assert.equal(large.answer?.status, 431)
    assert.match(large.answer?.body ?? '', /^\{"code":"HeadersTooLarge","message":"Votre navig/)
    for (const { answer } of [odd, large]) {
      assert.match(answer?.head ?? '', /^x-content-type-options: nosniff$/im)
      assert.match(answer?.head ?? '', /^connection: close$/im)
    }
  })

  test('what was asked for before the mistake is answered all the same', async () => {
    const { answer, end } = await ordeal((connection) =>
      connection.write(`${requete('GET', '/health/live')}BONJOUR\r\n\r\n`),
    )
    assert.equal(answer?.status, 200)
    assert.equal(end, 'end')
  })

  test('connections are kept longer than a proxy keeps its own', async () => {
    const { headers } = await fetch(`${portail.url}/health/live`)
    assert.equal(headers.get('keep-alive'), 'timeout=72')
  })
})

test('people who leave in the middle are no failure of the server', async () => {
  const leave = async (text: string | Buffer, afterMs: number) => {
    const connection = new ConnexionBrute(portail.port)
    connection.write(text)
    await sleep(afterMs)
    connection.socket.resetAndDestroy()
  }
  const headers = { ...camille.headers(), 'x-numcontrat': '20450001' }
  const json = { ...headers, 'content-type': 'application/json', 'content-length': '100' }
  await Promise.all([
    ...[0, 5, 20, 60].flatMap((ms) => [
      leave(requete('GET', '/api/adherent/contrats', headers), ms),
      leave(requete('GET', '/api/cgdm-svc/carte-tp/print', headers), ms),
      leave(requete('GET', '/api/adherent/contrats/export?format=xlsx', headers), ms),
      leave(requete('GET', '/api/notifications/flux', headers), ms),
      leave(`${requete('POST', '/api/identity/logout', json)}{"a":`, ms),
      leave(upload(1_000_000) + formulaire(pdf(1_000)).toString(), ms),
    ]),
  ])
  await sleep(500)
  const lines = portail
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; status?: number; route?: string })
  assert.ok(lines.length > 5, 'the log is written')
  // What a start said before it was ready is no failure; from then on everything counts.
  const ready = lines.findIndex(({ route, status }) => route === '/health/ready' && status === 200)
  assert.ok(ready >= 0, 'it was ready')
  assert.deepEqual(
    lines.slice(ready).filter(({ level, status = 0 }) => level > 30 || status >= 500),
    [],
  )
})
