import './app/fonts.css'
import '@espace-adherent/ui/base.css'
import './platform/browser/no-eval.ts'
import { SIGNED_OUT_PATH } from '@espace-adherent/contract/identity'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { carryOut } from './app/failures.tsx'
import { prepareFirstDrawing } from './app/prepare.ts'
import { createQueryClient } from './platform/query/client.ts'
import { currentPath } from './platform/routing/hash-location.ts'
import { knownUser } from './platform/session/current-user.ts'
import { sessionHint } from './platform/session/hint.ts'
import { toasts } from './platform/toasts/index.ts'

const client = createQueryClient({
  onFailure: (reaction) => carryOut(reaction, client),
  onSuccess: (toast) => toasts.push({ type: 'success', ...toast }),
  place: currentPath,
})

// At once, hidden or not: what a page shows of somebody goes with their session.
sessionHint.onClearedElsewhere(() => {
  if (knownUser(client)) window.location.replace(SIGNED_OUT_PATH)
})

const element = document.getElementById('root')
if (!element) throw new Error('No root')
const root = createRoot(element)
const draw = () =>
  root.render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  )
// A visitor may already be reading or typing: React then draws in short pieces, and a phone answers a finger between
// two of them. Whoever is signed in sees nothing before their screen, which comes sooner in one piece.
const firstDrawing = globalThis.espaceAdherentAhead ? draw : () => startTransition(draw)
// Not awaited at the top: the screens' code, which this waits for, waits in turn for this module.
void prepareFirstDrawing(client)
  .catch(() => {})
  .then(firstDrawing)
