import { createMonext, type Encaissement } from '../features/paiements/index.ts'
import type { Config } from './config.ts'
import { demonstration } from './demonstration.ts'

/** The key of the demonstration's provider: it guards nothing. */
const DEMO = { merchantId: 'demonstration', accessKey: 'demonstration' }

type Chosen = { encaissement: Encaissement; close(): Promise<void> }

/** The insurer's provider; in a demonstration without one, a stand-in that starts with the first payment. */
export function chooseEncaissement({ monext, demoData }: Config): Chosen {
  if (monext) return { encaissement: createMonext(monext), close: async () => {} }
  if (!demoData) return { encaissement: aucun, close: async () => {} }
  let started: ReturnType<typeof start> | undefined
  const get = () => {
    started ??= start()
    return started
  }
  return {
    encaissement: {
      open: async (session) => (await get()).encaissement.open(session),
      read: async (sessionId) => (await get()).encaissement.read(sessionId),
    },
    close: async () => (await started)?.close(),
  }
}

async function start() {
  const { startStandIn } = await demonstration.encaissement()
  const { url, close } = await startStandIn(DEMO)
  return { encaissement: createMonext({ url, ...DEMO }), close }
}

const absent = async () => {
  throw new Error('No payment provider is configured (MONEXT_URL)')
}
const aucun: Encaissement = { open: absent, read: absent }
