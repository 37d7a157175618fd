import type { Faults } from '../actes/acte.ts'
import { messageTropLong } from '../validation/index.ts'

/**
 * Where (a screen, an address, a mail, a paper), what, and what they read with if they say so: that tells of a
 * disability, and is never asked for.
 */
export type SaisieAccessibilite = Record<'page' | 'message' | 'outil', string>

export type SignalementAccessibilite = { page: string; message: string; outil: string | null }

const MESSAGE_MIN = 10
const MESSAGE_MAX = 4000
const PAGE_MAX = 300
const OUTIL_MAX = 200

/** What cannot be read or done, and where: enough to find it and mend it. */
export const validateAccessibilite = ({ page, message, outil }: SaisieAccessibilite): Faults => ({
  page: page.trim() === '' ? 'Dites où cela se passe' : messageTropLong(page, PAGE_MAX),
  message:
    message.trim().length < MESSAGE_MIN
      ? `Décrivez ce qui ne va pas, en ${MESSAGE_MIN} caractères au moins`
      : messageTropLong(message, MESSAGE_MAX),
  outil: messageTropLong(outil, OUTIL_MAX),
})

export const normaliseAccessibilite = (s: SaisieAccessibilite): SignalementAccessibilite => ({
  page: s.page.trim(),
  message: s.message.trim(),
  outil: s.outil.trim() || null,
})
