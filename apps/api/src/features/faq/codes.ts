import { isSameSecret, type Sealer } from '../../platform/crypto/index.ts'

/** What a code allows. One for opening is worth nothing for rating. */
export type Usage = 'click' | 'rate'

export type Codes = {
  sign(usage: Usage, clientCode: string, questionId: string): string
  /** The question that the code names, if it was made here, for this client and this usage. */
  read(usage: Usage, clientCode: string, code: string): string | null
}

/** Sixteen bytes in base64url. */
const LENGTH = 22

/** A question's identifier with its signature: nobody can count for a question they were not shown. */
export function createCodes(sealer: Sealer): Codes {
  const signatureOf = (usage: Usage, clientCode: string, id: string) =>
    sealer.fingerprint(`faq:${usage}:${clientCode}:${id}`).slice(0, LENGTH)
  return {
    sign: (usage, clientCode, id) => packId(id) + signatureOf(usage, clientCode, id),
    read(usage, clientCode, code) {
      if (code.length !== 2 * LENGTH) return null
      const id = unpackId(code.slice(0, LENGTH))
      return isSameSecret(code.slice(LENGTH), signatureOf(usage, clientCode, id)) ? id : null
    },
  }
}

const packId = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')

const unpackId = (packed: string) =>
  Buffer.from(packed, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
