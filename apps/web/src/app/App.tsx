import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LiensProvider, MobileBanner, SkipLink } from '../features/portail/index.ts'
import { Router } from './router/Router.tsx'
import { liens } from './routes.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { ModalHost } from './shell/ModalHost.tsx'
import { ToastArea } from './shell/ToastArea.tsx'

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <LiensProvider value={liens}>
        <SkipLink />
        <MobileBanner />
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
        <ModalHost />
        <ToastArea />
      </LiensProvider>
    </QueryClientProvider>
  )
}
