const departure = new AbortController()

/** From a sign-out until the page is gone nothing more is read. */
export const leaving = {
  begin: () => departure.abort(),
  isUnderWay: () => departure.signal.aborted,
  /**
   * Aborted at that moment, so that streams stop before the session is over and are refused
   * nothing.
   */
  signal: departure.signal,
}
