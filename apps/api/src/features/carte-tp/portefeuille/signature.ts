import type { Apple } from './reglages.ts'

/**
 * The detached PKCS #7 signature that Apple asks for. The library is large, and used for nothing else:
 * loaded with the first card that somebody takes.
 */
export async function signManifest(
  manifest: Uint8Array,
  { certificat, cle, intermediaire }: Apple,
  now: Date,
): Promise<Uint8Array> {
  const { default: forge } = await import('node-forge')
  const { pki } = forge
  const signed = forge.pkcs7.createSignedData()
  signed.content = forge.util.createBuffer(Buffer.from(manifest).toString('binary'))
  signed.addCertificate(certificat)
  if (intermediaire !== certificat) signed.addCertificate(intermediaire)
  const { contentType, messageDigest, signingTime, sha256, data } = pki.oids
  signed.addSigner({
    key: pki.privateKeyFromPem(cle),
    certificate: pki.certificateFromPem(certificat),
    digestAlgorithm: sha256 as string,
    authenticatedAttributes: [
      { type: contentType as string, value: data as string },
      { type: messageDigest as string },
      // A date is what the library takes; its types know texts only.
      { type: signingTime as string, value: now as unknown as string },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}
