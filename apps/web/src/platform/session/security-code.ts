import { createStore } from '../browser/store.ts'

/** The last code that was accepted, kept in memory only: closing the page forgets it. */
export const securityCode = createStore<string | null>(null)
