/** What a mail server says of a mail that came to nothing (RFC 3464), as far as it concerns us. */
export type RetourCourriel = {
  /** Whom it could not be given to, in lower case. */
  adresse: string
  /** Which of our messages it was: the number in its Message-ID. */
  message: number
}

const champ = (texte: string, nom: string) =>
  new RegExp(`^${nom}:[ \\t]*(.+)$`, 'im').exec(texte)?.[1]?.trim() ?? null

/**
 * One receiver that was refused for good. A delay, an error of the moment (4.x.x), what was relayed or
 * delivered, and what does not name one of our messages, is nothing to remember.
 */
export function lireRetour(rapport: string): RetourCourriel | null {
  const texte = rapport.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  if (!/^Content-Type:[ \t]*message\/delivery-status/im.test(texte)) return null
  if (champ(texte, 'Action')?.toLowerCase() !== 'failed') return null
  if (!/^5\.\d{1,3}\.\d{1,3}\b/.test(champ(texte, 'Status') ?? '')) return null
  // Where the mail was forwarded, what we wrote to comes first.
  const vers = champ(texte, 'Original-Recipient') ?? champ(texte, 'Final-Recipient')
  const adresse = /^rfc822;[ \t]*<?([^\s<>;]+@[^\s<>;]+?)>?$/i.exec(vers ?? '')?.[1]
  // The report has a Message-ID of its own: ours is the one that looks like ours.
  const message = /^Message-ID:[ \t]*<message-(\d{1,15})@/im.exec(texte)?.[1]
  return adresse && message ? { adresse: adresse.toLowerCase(), message: Number(message) } : null
}
