/** What a click is on: the control, or whatever is there, and its words. */
type Endroit = { element: Element; texte: string | null }

const CONTROLE = 'button, a, label, input, select, textarea, summary, [role]'

const endroitDe = (target: Element): Endroit => {
  const element = target.closest(CONTROLE) ?? target
  return { element, texte: element.textContent }
}

/**
 * Whether a click is the second of a double click, on a control that has just replaced another or
 * now says something else. `detail` is the browser's own count; keyboards have none.
 */
export function isPourLePrecedent(
  { detail }: { detail: number },
  premier: Endroit | null,
  endroit: Endroit,
): boolean {
  if (detail < 2 || premier === null) return false
  return premier.element !== endroit.element || premier.texte !== endroit.texte
}

/** The browser's usual limit, where it does not count by itself. */
const DOUBLE_CLIC_MS = 500

/** The same for a keyboard: Enter pressed twice on a button that says the contrary by now. */
export function isSecondePression(
  le: number,
  premiere: (Endroit & { le: number }) | null,
  { element, texte }: Endroit,
): boolean {
  if (premiere === null || le - premiere.le >= DOUBLE_CLIC_MS) return false
  return premiere.element === element && premiere.texte !== texte
}

let isInstalled = false

/** From now on the second click of a double click reaches only what the first one reached. */
export function ignoreSecondClicks(): void {
  if (isInstalled) return
  isInstalled = true
  let premier: Endroit | null = null
  let premiere: (Endroit & { le: number }) | null = null
  // A press here would take the focus that the new screen has just placed.
  window.addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element) || !event.isTrusted) return
      if (isPourLePrecedent(event, premier, endroitDe(event.target))) event.preventDefault()
    },
    { capture: true },
  )
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.isTrusted) return
      const endroit = endroitDe(event.target)
      const le = event.timeStamp
      const isClavier = event.detail === 0
      if (
        isClavier
          ? isSecondePression(le, premiere, endroit)
          : isPourLePrecedent(event, premier, endroit)
      ) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (isClavier) premiere = { ...endroit, le }
      else if (event.detail === 1) premier = endroit
    },
    { capture: true },
  )
}
