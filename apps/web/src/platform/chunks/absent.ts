import type { ReactNode } from 'react'

/**
 * Shown where the code of a frame did not come: somebody signed in needs to be told more than a
 * visitor.
 */
export const absent: { screen: ReactNode } = { screen: null }
