let read: Promise<typeof import('oidc-provider')> | undefined

/** Loads the library once: it is a twentieth of a start, and only a sign-in needs it. */
export const library = () => {
  read ??= import('oidc-provider')
  return read
}
