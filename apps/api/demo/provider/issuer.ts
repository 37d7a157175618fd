import { findClients, saveFournisseurExterne } from '../../src/features/portail/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'
import { moveIssuer } from './issuer.repository.ts'

const demoIssuer = /^http:\/\/localhost:\d+$/

/** The demonstration's identity provider follows the port of this start, not of the first one. */
export async function alignDemoProvider(db: Executor, port: number): Promise<void> {
  const issuer = `http://localhost:${port}`
  for (const { code, fournisseurExterne } of await findClients(db))
    if (
      fournisseurExterne?.clientId === 'espace-adherent' &&
      demoIssuer.test(fournisseurExterne.issuer) &&
      fournisseurExterne.issuer !== issuer
    ) {
      await saveFournisseurExterne(db, code, { ...fournisseurExterne, issuer })
      await moveIssuer(db, code, { from: fournisseurExterne.issuer, to: issuer })
    }
}
