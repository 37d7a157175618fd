import type { HttpError } from '../http/error.ts'

export type ReadMeta = {
  /** French name of what is read, for the message of a failed load. */
  libelle?: string
  /** Title of the toast on failure, in place of the one that names what is read. */
  failure?: string
  /** Nobody opened a screen to read it, or its screen has its own sentence: no toast. */
  silent?: boolean
  /** Nothing works without it: if it fails, it blocks the screen. */
  blocking?: boolean
}

export type WriteMeta = {
  /** Title of the toast on failure; the server's message is its detail. */
  failure?: string
  /** The screen itself tells the failure. */
  silent?: boolean
  /** The toast on success, if there is one to show. */
  success?: (answer: unknown) => Said | null
  /** Sent from a form: somebody who has left its screen is told of no failure. */
  isOfForm?: boolean
}

/**
 * `info`: it does nothing. `isStep`: a step towards another change, whose message replaces this
 * one.
 */
export type Said = { title: string; detail?: string; isStep?: boolean; type?: 'info' }

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: HttpError
    queryMeta: ReadMeta
    mutationMeta: WriteMeta
  }
}
