import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** Shown in place of what failed. */
  fallback: ReactNode
  onFailure?: (() => void) | undefined
  /** Another value is another try. */
  place?: string
}

/** Catches our mistakes, and code that could not be fetched. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/**
 * Shown where the code of a frame did not come: somebody signed in needs to be told more than a
 * visitor.
 */
export const absent: { screen: ReactNode } = { screen: null }
