/** What we need of a delivery report (RFC 3464). */
export type RetourCourriel = {
  /** The receiver that refused it, in lower case. */
  adresse: string
  /** Which of our messages it was: the number in its Message-ID. */
  message: number
}

const champ = (texte: string, nom: string) =>
  new RegExp(`^${nom}:[ \\t]*(.+)$`, 'im').exec(texte)?.[1]?.trim() ?? null

/**
 * A receiver that was refused for good. Delays, temporary errors (4.x.x), relayed or delivered
 * mails, and reports that do not name a message of ours are ignored.
 */
export function lireRetour(rapport: string): RetourCourriel | null {
  const texte = rapport.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  if (!/^Content-Type:[ \t]*message\/delivery-status/im.test(texte)) return null
  if (champ(texte, 'Action')?.toLowerCase() !== 'failed') return null
  if (!/^5\.\d{1,3}\.\d{1,3}\b/.test(champ(texte, 'Status') ?? '')) return null
  // After a forward, the address that we wrote to comes first.
  const vers = champ(texte, 'Original-Recipient') ?? champ(texte, 'Final-Recipient')
  const adresse = /^rfc822;[ \t]*<?([^\s<>;]+@[^\s<>;]+?)>?$/i.exec(vers ?? '')?.[1]
  // The report has a Message-ID of its own: ours has our form.
  const message = /^Message-ID:[ \t]*<message-(\d{1,15})@/im.exec(texte)?.[1]
  return adresse && message ? { adresse: adresse.toLowerCase(), message: Number(message) } : null
}
