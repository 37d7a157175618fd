/** Free ones, chosen by the test command. */
export const port = Number(process.env.E2E_PORT ?? 18_080)
export const providerPort = Number(process.env.E2E_PROVIDER_PORT ?? port + 1)

/** The default client. */
export const baseUrl = `http://localhost:${port}`
/** The same client, at an address where no account may be created. */
export const restrictedUrl = `http://interne.localhost:${port}`
/** The client that has its own identity provider. */
export const atlasUrl = `http://atlas.localhost:${port}`
/** Where the demonstration's external provider listens. */
export const providerUrl = `http://localhost:${providerPort}`
