let read: Promise<typeof import('oidc-provider')> | undefined

/** The library, once: reading it is a twentieth of a start, and only whoever signs in needs it. */
export const library = () => {
  read ??= import('oidc-provider')
  return read
}
