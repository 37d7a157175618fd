import { Button } from '@espace-adherent/ui/actions'
import { type ReactNode, useEffect, useState } from 'react'
import { Boundary } from '../../platform/chunks/index.ts'
import { useHashLocation } from '../../platform/routing/hash-location.ts'
import css from '../router/router.module.css'
import { textes } from '../textes.ts'

const reload = () => window.location.reload()

/** Without a network, the frame of a screen that was never opened is what is missing most often: it comes with it. */
function Panne() {
  const [isOffline] = useState(!navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <main className={css.waiting}>
      <h1>{isOffline ? textes.sansReseauTitre : textes.panneTitre}</h1>
      <p>{isOffline ? textes.sansReseauTexte : textes.panneTexte}</p>
      <Button variant="primary" onClick={isOffline ? () => window.history.back() : reload}>
        {isOffline ? textes.retour : textes.recharger}
      </Button>
    </main>
  )
}

/**
 * The last net: a mistake of ours, or code that could not be fetched (a new version went online
 * while the page was open). Reloading cures the second and says so for the first; another route is another try.
 */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useHashLocation().path} fallback={<Panne />}>
    {children}
  </Boundary>
)
