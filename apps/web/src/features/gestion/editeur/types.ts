import type { UseMutationResult } from '@tanstack/react-query'
import type { HttpError } from '../../../platform/http/error.ts'

/** Whatever staff write over what is read: a draft is a revision, one of them is public. */
export type Ecrit = {
  id: string
  revision: number
  publieLe: string | null
  publieeRevision: number | null
  /** Where a publication may be planned. */
  programmeeLe?: string | null
  programmeeRevision?: number | null
}

export type Revision = {
  revision: number
  title: string
  content: string
  le: string | null
  par: string | null
}

/** Which one, from which version of it. */
export type Cible = { id: string; revision: number }

/** How it is sent; each slice has its own addresses. */
export type Envoi<Body, Answer = unknown> = Pick<
  UseMutationResult<Answer, HttpError, Body>,
  'mutate' | 'mutateAsync' | 'reset' | 'isPending' | 'error'
>
