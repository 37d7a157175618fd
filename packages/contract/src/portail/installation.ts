import { z } from 'zod'

/** How a client is named in the database and in links: never shown to members. */
export const codeClientSchema = z.string().regex(/^[a-z][a-z0-9-]{0,38}[a-z0-9]$/)

/** The name that people know, on one line. */
export const libelleClientSchema = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[^\p{Cc}<>]+$/u)

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** A host name as browsers send it: lower case, no port, no final dot. */
export const hoteSchema = z
  .string()
  .max(253)
  .regex(new RegExp(`^${label}(?:\\.${label})*$`))

/** Scheme, host and maybe port; neither path nor anything after it. */
export const adressePubliqueSchema = z.url({ protocol: /^https?$/ }).refine((adresse) => {
  // Checked even when the line above has refused it already.
  const url = URL.parse(adresse)
  return url !== null && url.origin === adresse.replace(/\/$/, '')
})

export const couleurSchema = z.string().regex(/^#[0-9a-f]{6}$/)
