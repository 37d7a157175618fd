import type { CDPSession, Page } from '@playwright/test'

export type Authenticator = {
  /** How many keys it holds. */
  keys: () => Promise<number>
  /** Whether its owner will be recognised (finger, face, code) from now on. */
  recognise: (isRecognised: boolean) => Promise<void>
  /** Takes it away: the browser then knows of no device. */
  remove: () => Promise<void>
}

/** A device that keeps passkeys, as Chromium's own tools pretend one. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    recognise: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    remove: async () => {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
