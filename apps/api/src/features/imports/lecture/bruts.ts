import { type CodeRejet, codesRejet } from '@espace-adherent/contract/imports'

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
