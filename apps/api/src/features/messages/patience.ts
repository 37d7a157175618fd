const JOUR_MS = 24 * 60 * 60_000
/** As long as mail servers usually try. A code or a link has long lapsed by then; what it told is in the portal. */
const JOURS = 5

/** Whether a message was tried for so long that nobody waits for it any more. */
export const isTropVieux = ({ creeLe }: { creeLe: Date }, now: Date): boolean =>
  now.getTime() - creeLe.getTime() > JOURS * JOUR_MS
