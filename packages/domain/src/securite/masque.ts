/** Always as many dots, so that they say nothing of what they hide. */
const POINTS = '•••••'

/** « camille.martin@example.org » → « c•••••@example.org »: enough for its owner to know it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? POINTS : `${[...email][0]}${POINTS}${email.slice(at)}`
}

/** « +33639981234 » → « •• •• •• 12 34 ». */
export function maskTelephone(telephone: string): string {
  const fin = telephone.replace(/\D/g, '').slice(-4)
  return `•• •• •• ${fin.slice(0, 2)} ${fin.slice(2)}`
}
