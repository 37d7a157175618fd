import type { HttpError } from '../http/error.ts'

export type ReadMeta = {
  /** French name of what is read, for the message of a failed load. */
  libelle?: string
  /** Title of the toast on failure, in place of the one that names what is read. */
  failure?: string
  /** Nobody opened a screen to read it, or its screen has a sentence that the specification gives: no toast. */
  silent?: boolean
  /** Nothing can be done without it: unavailable, it blocks the screen where it stands. */
  blocking?: boolean
}

export type WriteMeta = {
  /** Title of the toast on failure; the server's message is its detail. */
  failure?: string
  /** The screen itself says that it failed, where it happened. */
  silent?: boolean
  /** The toast on success, if there is one to show. */
  success?: (answer: unknown) => Said | null
  /** Sent from a form: whoever has left its screen by then is told of no failure. */
  isOfForm?: boolean
}

/** `info`: nothing is done by it. `isStep`: on the way to another change, whose message takes its place. */
export type Said = { title: string; detail?: string; isStep?: boolean; type?: 'info' }

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: HttpError
    queryMeta: ReadMeta
    mutationMeta: WriteMeta
  }
}
