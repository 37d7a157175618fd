import { type ClientMetadata, Provider } from 'oidc-provider'
import { createProviderSecrets } from '../../src/idp/secrets.ts'
import { type DemoAccount, subjectOf } from './accounts.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { demoNonce, demoPage, demoPolicy } from './page.ts'
import { textes } from './textes.ts'

export const SESSION_COOKIE = 'demo_oidc_session'
export const END_SESSION_PATH = '/session/end'
/** How this provider calls a sign-in with two factors. */
export const ACR_DEUX_FACTEURS = 'urn:demonstration:deux-facteurs'

const HOUR = 3600

/** An ordinary provider: the portal reaches it over the network and knows nothing of its inside. */
export async function createDemoOidc(
  issuer: string,
  clients: ClientMetadata[],
  accounts: readonly DemoAccount[],
): Promise<Provider> {
  const { jwks, cookieKeys } = await createProviderSecrets()
  return new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks,
    clients,
    cookies: {
      // The portal may share this host name, and cookies do not know ports.
      names: {
        session: SESSION_COOKIE,
        interaction: 'demo_oidc_interaction',
        resume: 'demo_oidc_resume',
      },
      keys: cookieKeys,
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    acrValues: [ACR_DEUX_FACTEURS],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_ctx, interaction) => `/connexion/${interaction.uid}` },
    ttl: {
      Interaction: HOUR,
      Session: 12 * HOUR,
      Grant: 12 * HOUR,
      AccessToken: HOUR,
      IdToken: HOUR,
      AuthorizationCode: 60,
    },
    async findAccount(_ctx, sub) {
      const account = accounts.find((one) => subjectOf(one) === sub)
      if (!account) return undefined
      const { email, nom, isVerifie = true } = account
      return {
        accountId: sub,
        claims: () => ({ sub, email, email_verified: isVerifie, name: nom }),
      }
    },
    async loadExistingGrant(ctx) {
      const { account, client, params } = ctx.oidc
      if (!account || !client) return undefined
      const grant = new ctx.oidc.provider.Grant({
        accountId: account.accountId,
        clientId: client.clientId,
      })
      grant.addOIDCScope(String(params?.scope ?? 'openid'))
      await grant.save()
      return grant
    },
    renderError(ctx) {
      const nonce = demoNonce()
      ctx.type = 'html'
      ctx.set('content-security-policy', demoPolicy(nonce))
      ctx.body = demoPage(nonce, {
        titre: textes.erreur.titre,
        contenu: `<p>${textes.erreur.texte}</p>`,
      })
    },
  })
}
