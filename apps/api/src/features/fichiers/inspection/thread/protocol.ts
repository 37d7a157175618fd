import type { FormatAccepte } from '@espace-adherent/domain'
import type { Verdict } from '../inspect.ts'

/** The bytes change hands: nothing is copied. */
export type Question = { bytes: ArrayBuffer; format: FormatAccepte }
export type Answer = Verdict | { faute: string }
