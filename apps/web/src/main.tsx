import './app/fonts.css'
import '@espace-adherent/ui/base.css'
import './platform/browser/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { carryOut } from './app/failures.tsx'
import { createQueryClient } from './platform/query/client.ts'
import { toasts } from './platform/toasts/index.ts'

const client = createQueryClient({
  onFailure: (reaction) => carryOut(reaction, client),
  onSuccess: (toast) => toasts.push({ type: 'success', ...toast }),
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
)
