import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** In the place of what failed. */
  fallback: ReactNode
  onFailure?: (() => void) | undefined
  /** Another one is another try. */
  place?: string
}

/** What a mistake of ours, or code that could not be fetched, takes down with it ends here. */
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
