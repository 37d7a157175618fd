/** What a click is on: the control, or whatever is there, and what it said. */
type Endroit = { element: Element; texte: string | null }

const CONTROLE = 'button, a, label, input, select, textarea, summary, [role]'

const endroitDe = (target: Element): Endroit => {
  const element = target.closest(CONTROLE) ?? target
  return { element, texte: element.textContent }
}

/**
 * Whether a click is meant for what was there before: the second of a double click, on a control that has just taken the
 * place of another, or that now says something else. `detail` is the browser's own count; a keyboard has none.
 */
export function isPourLePrecedent(
  { detail }: { detail: number },
  premier: Endroit | null,
  endroit: Endroit,
): boolean {
  if (detail < 2 || premier === null) return false
  return premier.element !== endroit.element || premier.texte !== endroit.texte
}

let isInstalled = false

/** From then on, the second click of a double click reaches nothing but what the first one reached. */
export function ignoreSecondClicks(): void {
  if (isInstalled) return
  isInstalled = true
  let premier: Endroit | null = null
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.isTrusted || event.detail === 0) return
      const endroit = endroitDe(event.target)
      if (isPourLePrecedent(event, premier, endroit)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (event.detail === 1) premier = endroit
    },
    { capture: true },
  )
}
