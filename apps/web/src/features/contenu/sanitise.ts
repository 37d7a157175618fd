import DOMPurify from 'dompurify'
import { textes } from './textes.ts'

const options = {
  USE_PROFILES: { html: true },
  // The page's policy forbids inline styles, and a form in a text could only be a trap.
  FORBID_ATTR: ['style', 'id', 'name'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe'],
}

/** The levels that the editor offers. */
const editorLevels = [4, 5, 6]

/**
 * Sanitised when it was written, and again here: what is shown never depends on one gate.
 * The editor knows nothing of the page around its text: its headings (h4 to h6) are raised to
 * `topLevel` and below, so that the outline of the page skips no level.
 */
export function sanitise(html: string, topLevel: 2 | 3 | 4): string {
  const body = DOMPurify.sanitize(html, { ...options, RETURN_DOM: true }) as HTMLElement
  for (const level of editorLevels)
    for (const heading of body.querySelectorAll(`h${level}`)) {
      const raised = document.createElement(`h${level - 4 + topLevel}`)
      raised.append(...heading.childNodes)
      heading.replaceWith(raised)
    }
  for (const table of body.querySelectorAll('table')) makeScrollable(table)
  return body.innerHTML
}

/** A wide table scrolls in its own frame, which the keyboard must be able to reach. */
function makeScrollable(table: HTMLTableElement): void {
  const frame = document.createElement('div')
  frame.tabIndex = 0
  frame.role = 'group'
  frame.ariaLabel = textes.tableau
  table.replaceWith(frame)
  frame.append(table)
}
