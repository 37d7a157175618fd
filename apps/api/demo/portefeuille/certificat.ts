import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Portefeuilles } from '../../src/features/carte-tp/index.ts'
import type { Client } from '../../src/features/client.ts'
import { findSecret, insertSecret } from '../../src/features/portail/index.ts'
import { sealed } from '../../src/noyau/sealed.ts'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'

type Apple = NonNullable<Portefeuilles['apple']>

const ANNEES = 10

/** Apple knows nothing of it: a phone opens no card that it has signed, everything else can be looked at. */
async function makeCertificat({ code, libelle }: Client): Promise<Apple> {
  const { default: forge } = await import('node-forge')
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const passe = `pass.demonstration.${code}`
  const certificat = forge.pki.createCertificate()
  certificat.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificat.serialNumber = '01'
  certificat.validity.notBefore = new Date(Date.now() - 86_400_000)
  certificat.validity.notAfter = new Date(Date.now() + ANNEES * 365 * 86_400_000)
  const nom = [
    { name: 'commonName', value: `Pass Type ID: ${passe}` },
    { name: 'organizationName', value: libelle, valueTagClass: forge.asn1.Type.UTF8 as never },
  ]
  certificat.setSubject(nom)
  certificat.setIssuer(nom)
  certificat.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create())
  const pem = forge.pki.certificateToPem(certificat)
  return { passe, equipe: 'DEMO000000', certificat: pem, cle: privateKey, intermediaire: pem }
}

/** Made once, when somebody first asks for it, and kept sealed. */
export async function certificatDe(db: Executor, sealer: Sealer, client: Client): Promise<Apple> {
  const nom = `portefeuille:${client.code}`
  const known = await findSecret(db, nom)
  if (known === undefined) {
    const made = JSON.stringify(await makeCertificat(client))
    await insertSecret(db, nom, sealer.seal(made, sealed.secretInstallation(nom)))
  }
  // Of two nodes that made one at once, the first one's counts.
  const kept = known ?? (await findSecret(db, nom)) ?? ''
  return JSON.parse(sealer.unseal(kept, sealed.secretInstallation(nom)))
}
