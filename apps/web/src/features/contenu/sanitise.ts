import DOMPurify from 'dompurify'

/** Sanitised when it was written, and again here: what is shown never depends on one gate. */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    // The page's policy forbids inline styles, and a form in a text could only be a trap.
    FORBID_ATTR: ['style', 'id', 'name'],
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe'],
  })
}
