import { Button } from '@espace-adherent/ui/actions'
import type { ReactNode } from 'react'
import { absent, Boundary } from '../../platform/chunks/index.ts'
import { useHashLocation } from '../../platform/routing/hash-location.ts'
import css from '../router/router.module.css'
import { textes } from '../textes.ts'

/**
 * The last net: our mistakes, and code that could not be fetched because a new version went online.
 * Reloading cures the second; another route is another try.
 */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    place={useHashLocation().path}
    fallback={
      absent.screen ?? (
        <main className={css.waiting}>
          <h1>{textes.panneTitre}</h1>
          <p>{textes.panneTexte}</p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {textes.recharger}
          </Button>
        </main>
      )
    }
  >
    {children}
  </Boundary>
)
