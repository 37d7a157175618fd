import { sansAccents } from '@espace-adherent/domain'

/**
 * `Content-Disposition` for any name: an ASCII name for old readers, the real one in `filename*`
 * (RFC 6266), and nothing that could end the header or leave the folder.
 */
export function contentDisposition(kind: 'attachment' | 'inline', nomFichier: string): string {
  const nom = nomFichier.replaceAll(/[\p{Cc}\p{Cs}\\/]/gu, '_') || 'document'
  const ascii = sansAccents(nom).replaceAll(/[^\x20-\x7e]|["%]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeExtended(nom)}`
}

/** RFC 8187 also escapes some characters that `encodeURIComponent` leaves. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
