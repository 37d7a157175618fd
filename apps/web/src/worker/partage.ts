import { keepPhotos } from '../platform/device/partage.ts'

/** Where a phone sends what is shared with the application: the manifest names it (`application.ts` of the server). */
const PARTAGE = '/partage'
/** The bill. */
const SUITE = '/#/demarches/declarationsinistreV2'

/** Keeps what was shared on the device, and opens the bill with it; null: not a share, or from another site. */
export function takePartage(request: Request): Promise<Response> | null {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'POST' || pathname !== PARTAGE) return null
  // A share comes from no page; a form of another site is left to the server, which refuses it.
  if (request.referrer && !request.referrer.startsWith(`${origin}/`)) return null
  // Whatever cannot be read or kept here is the server's to answer.
  const copy = request.clone()
  return keepAll(request).catch(() => fetch(copy))
}

async function keepAll(request: Request): Promise<Response> {
  const files = [...(await request.formData()).values()].filter((value) => value instanceof File)
  if (files.length > 0) await keepPhotos(files)
  return Response.redirect(SUITE, 303)
}
