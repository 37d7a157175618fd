import { Button } from '@espace-adherent/ui/actions'
import { Component, type ReactNode } from 'react'
import css from '../router/router.module.css'
import { textes } from '../textes.ts'

type Props = {
  children: ReactNode
  /** In the place of what failed; without it, a page that says so. */
  fallback?: ReactNode
  onFailure?: () => void
}

/**
 * The last net: a mistake of ours, or code that could not be fetched (a new version went online
 * while the page was open). Reloading cures the second and says so for the first.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return (
      <main className={css.waiting}>
        <h1>{textes.panneTitre}</h1>
        <p>{textes.panneTexte}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {textes.recharger}
        </Button>
      </main>
    )
  }
}
