import { typographie } from '@espace-adherent/domain'

const bloc = /\s*(<\/?(?:p|h4|ul|li|table|caption|thead|tbody|tr|th|td)\b[^>]*>)\s*/g

/**
 * Texts are written here on lines of a readable length. The line breaks go, and spaces and apostrophes
 * become those of French typography.
 */
export const fr = (html: string) =>
  typographie(html.replaceAll(/\s*\n\s*/g, ' ').replaceAll(bloc, '$1')).trim()
