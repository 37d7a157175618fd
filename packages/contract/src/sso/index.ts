import { z } from 'zod'

export const SSO_TOKEN_PATH = '/api/identity/sso-token'
export const SSO_VERIFY_PATH = '/api/identity/sso-token/verify'

/** Good for two minutes, once, at the site that was named. */
export const ssoTokenSchema = z.object({ token: z.string() })

/** What a partner learns of somebody who comes with a token. */
export const ssoIdentiteSchema = z.object({
  client: z.string(),
  numeroContrat: z.string().nullable(),
  nom: z.string(),
  prenom: z.string(),
  dateNaissance: z.iso.date().nullable(),
})
