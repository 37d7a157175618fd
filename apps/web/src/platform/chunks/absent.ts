import type { ReactNode } from 'react'

/** In the place of a frame whose code did not come: whoever is signed in has more to be told than a visitor. */
export const absent: { screen: ReactNode } = { screen: null }
