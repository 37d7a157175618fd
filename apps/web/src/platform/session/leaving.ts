const departure = new AbortController()

/** From the moment somebody signs out until the page is gone: nothing more is read in their name. */
export const leaving = {
  begin: () => departure.abort(),
  isUnderWay: () => departure.signal.aborted,
  /** Aborted at that moment: what listens stops before the session is over, and is refused nothing. */
  signal: departure.signal,
}
