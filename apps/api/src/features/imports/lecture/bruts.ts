import { type CodeRejet, codesRejet } from '@espace-adherent/contract/imports'

/** The run stops, for a reason that whoever launched it can act on. It names no person. */
export class ArretError extends Error {
  override readonly name = 'ArretError'
}

/** One record as a file has it, before its fields are looked at; or why it cannot be made of what stands there. */
export type Brut = {
  ligne: number
  /** Kept with a refusal, so that it can be corrected; null where nothing could be read. */
  brut: unknown
  faute?: { champ: string | null; code: CodeRejet; message: string }
}

export const illisible = (ligne: number, code: CodeRejet, brut: unknown = null): Brut => ({
  ligne,
  brut,
  faute: { champ: null, code, message: codesRejet[code] },
})
