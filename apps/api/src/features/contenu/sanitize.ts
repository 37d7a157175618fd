import { typographie } from '@espace-adherent/domain'
import sanitizeHtml from 'sanitize-html'
import { AppError } from '../../platform/http/index.ts'
import { textes } from './textes.ts'

/**
 * What the rich text editor can write, and nothing else. Applied when a content is written and
 * again when it is loaded: a row that came by another way is no safer than a stranger's.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'abbr', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /** The styles that the editor offers: Primaire, Secondaire, Texte chapo. */
  allowedClasses: { '*': ['primaire', 'secondaire', 'chapo'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from the portal itself or from a secure site; `data:` could hold a document.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Whoever writes types ' and plain spaces.
  textFilter: typographie,
  transformTags: {
    // A page opened in another tab must not steer the one it comes from.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

export const sanitizeContenu = (html: string): string => sanitizeHtml(html, options)

/** Made safe as it is written; a picture that says nothing to those who do not see it is refused. */
export function sanitizeIllustre(html: string): string {
  const content = sanitizeContenu(html)
  if (/<img(?![^>]*\salt=)/.test(content))
    throw new AppError('BadRequest', undefined, { content: textes.sansAlternative })
  return content
}

/** What is left to read without the markup; empty where there is nothing to read. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
