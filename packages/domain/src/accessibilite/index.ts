import type { Faults } from '../actes/acte.ts'
import { messageRecit, messageTropLong } from '../validation/index.ts'

/**
 * Where (a screen, an address, a mail, a paper), what, and what they read with if they say so: that tells of a
 * disability, and is never asked for.
 */
export type SaisieAccessibilite = Record<'page' | 'message' | 'outil', string>

export type SignalementAccessibilite = { page: string; message: string; outil: string | null }

const PAGE_MAX = 300
const OUTIL_MAX = 200

/** What cannot be read or done, and where: enough to find it and mend it. */
export const validateAccessibilite = ({ page, message, outil }: SaisieAccessibilite): Faults => ({
  page: page.trim() === '' ? 'Dites où cela se passe' : messageTropLong(page, PAGE_MAX),
  message: messageRecit(message, 'Décrivez ce qui ne va pas, en 10 caractères au moins'),
  outil: messageTropLong(outil, OUTIL_MAX),
})

export const normaliseAccessibilite = (s: SaisieAccessibilite): SignalementAccessibilite => ({
  page: s.page.trim(),
  message: s.message.trim(),
  outil: s.outil.trim() || null,
})
