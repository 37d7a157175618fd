/** An upload succeeded with any 2xx, and with 304. */
export const isUploadReussi = (status: number) => (status >= 200 && status <= 299) || status === 304

/**
 * What to say of an upload that failed; null when it did not. Upload servers word their refusals
 * in three ways: `message`, `Message`, or a list `Messages`.
 */
export function messageUpload(status: number, body: unknown): string | null {
  if (isUploadReussi(status)) return null
  const { message, Message, Messages } = (body ?? {}) as Record<string, unknown>
  const premier = Array.isArray(Messages) ? Messages[0] : undefined
  return [message, Message, premier].find(isTexte) ?? 'Une erreur est survenue'
}

const isTexte = (valeur: unknown): valeur is string =>
  typeof valeur === 'string' && valeur.trim() !== ''
