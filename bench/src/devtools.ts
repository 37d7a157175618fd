import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { createInterface } from 'node:readline'
import { findBrowser } from '../../scripts/support/browser.ts'
import { temporaryFolder } from './servers.ts'

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>

export type Tab = {
  send: Send
  evaluate<T>(expression: string): Promise<T>
  go(url: string): Promise<void>
  /** Until the expression holds in the page. */
  until(expression: string): Promise<void>
  close(): Promise<void>
}

export type Browser = {
  /** Where others may drive it. */
  port: number
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** `redirect`: requests to the first go to the second, both as `host:port`. */
type Options = { redirect?: [from: string, to: string] }

/**
 * A browser driven by its bare protocol. A test library watches every request and every script, and
 * the browser then reads the scripts a second time to tell where each request came from: on a
 * slowed-down processor, a good part of what would be measured.
 */
export async function launchBrowser({ redirect }: Options = {}): Promise<Browser> {
  const folder = temporaryFolder()
  const child = spawn(
    await findBrowser(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(redirect ? [`--host-resolver-rules=MAP ${redirect.join(' ')}`] : []),
      '--remote-debugging-port=0',
      `--user-data-dir=${folder.path}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await findAddress(child)
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const send = createSender(socket)
  return {
    port: Number(new URL(address).port),
    openTab: () => openTab(send),
    close: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        // Asked, not killed: what was started may be a script around the browser. It may leave without an answer.
        void send('Browser.close', {}).catch(() => {})
        await ended
      }
      socket.close()
      folder.remove()
    },
  }
}

async function findAddress(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('The browser says nothing')
  const lines = createInterface(child.stderr)
  // Read to the end: a browser that has more to say to nobody stops.
  for await (const [line] of on(lines, 'line', { close: ['close'] })) {
    const address = /DevTools listening on (ws:\S+)/.exec(String(line))?.[1]
    if (address) return address
  }
  throw new Error('The browser did not start')
}

function createSender(socket: WebSocket) {
  const pending = new Map<
    number,
    (answer: { result?: object; error?: { message: string } }) => void
  >()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: object }
    if (answer.id === undefined) return
    pending.get(answer.id)?.(answer)
    pending.delete(answer.id)
  })
  let last = 0
  return async (method: string, params: object, sessionId?: string) => {
    const id = ++last
    const answer = await new Promise<{ result?: object; error?: { message: string } }>(
      (resolve) => {
        pending.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      },
    )
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return (answer.result ?? {}) as Record<string, unknown>
  }
}

/** A tab with cookies, storage and cache of its own, all empty. */
async function openTab(sendTo: ReturnType<typeof createSender>): Promise<Tab> {
  const { browserContextId } = await sendTo('Target.createBrowserContext', {})
  const { targetId } = await sendTo('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await sendTo('Target.attachToTarget', { targetId, flatten: true })
  const send: Send = (method, params = {}) => sendTo(method, params, String(sessionId))
  const evaluate = async <T>(expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true })
    return (result as { value: T }).value
  }
  const until = async (expression: string) => {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
      if (await evaluate<boolean>(expression)) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`Never came true: ${expression}`)
  }
  return {
    send,
    evaluate,
    until,
    go: async (url) => {
      await send('Page.navigate', { url })
    },
    close: async () => {
      await sendTo('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
