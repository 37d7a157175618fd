/** A name or an address that only this machine reaches. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i.test(
    host,
  )
