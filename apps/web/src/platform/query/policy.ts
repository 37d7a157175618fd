import { textes } from './textes.ts'

/** Whether something was being read, or being done. */
export type Subject =
  | { kind: 'read'; libelle?: string; failure?: string; silent?: boolean; blocking?: boolean }
  | { kind: 'write'; failure?: string; silent?: boolean }

export type Reaction =
  | { type: 'sign-in-again' }
  | { type: 'unavailable'; message: string }
  | { type: 'block'; message: string }
  | { type: 'toast'; title: string; detail: string }
  | { type: 'none' }

type Failure = { status: number; message: string; code?: string | null }

const loadFailure = (libelle: string | undefined) =>
  libelle === undefined ? textes.lectureEchouee : textes.chargementEchoue(libelle)

/** The one place that decides what a failed request means to the person. */
export function reactTo(error: Failure, subject: Subject): Reaction {
  const { status, message, code } = error
  if (status === 401) return { type: 'sign-in-again' }
  if (status === 503 && subject.kind === 'read' && subject.blocking)
    return { type: 'block', message }
  if (status === 503) return { type: 'unavailable', message }
  // A code is asked for, and the request is sent again with it: nothing has failed yet.
  if (subject.silent || code === 'SecurityCodeRequired') return { type: 'none' }
  if (subject.kind === 'write')
    return { type: 'toast', title: subject.failure ?? textes.demandeEchouee, detail: message }
  const title = subject.failure ?? loadFailure(subject.libelle)
  return { type: 'toast', title, detail: message }
}
