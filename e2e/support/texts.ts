import type { Page } from '@playwright/test'

/**
 * The texts of a page by what makes them legible: their colour, size and weight, and all that is painted behind them.
 * Two that agree in these have the same contrast, on whatever screen they stand. The first of each kind is kept in the
 * page, for whoever wants to look at it.
 */
export const kindsOfTexts = (page: Page): Promise<string[]> => page.evaluate(gather)

/** Runs in the page. */
function gather(): string[] {
  const behind = new Map<Element, string>()
  /** What is painted from here to the first background that hides the rest. */
  const painted = (element: Element | null): string => {
    if (!element) return ''
    const known = behind.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style
    const effects = `${opacity} ${filter} ${mixBlendMode}`
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    // What is lifted out of the flow may stand before anything: its own name tells it from others.
    const place = position === 'static' || position === 'relative' ? '' : element.className
    const here =
      isBare && effects === '1 none normal' && place === ''
        ? ''
        : `${backgroundColor} ${backgroundImage} ${effects} ${place}/`
    const isOpaque = /^rgb\(/.test(backgroundColor) && effects === '1 none normal' && place === ''
    const said = isOpaque ? here : here + painted(element.parentElement)
    behind.set(element, said)
    return said
  }
  const FIELDS = 'input, select, textarea'
  /** Elements that hold words of their own, and fields. */
  const holders = new Set<Element>(document.body.querySelectorAll(FIELDS))
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode as Text
    if (parentElement && data.trim() !== '') holders.add(parentElement)
  }
  /** The rules leave out what cannot be used, and what is drawn for nobody. */
  const isLeftOut = (element: Element) => {
    const control = element.closest('label')?.control
    const { width, height } = element.getBoundingClientRect()
    const isOff = element.closest(':disabled, [aria-disabled="true"], [inert]') !== null
    return [isOff, control?.matches(':disabled') ?? false, width <= 1 || height <= 1].join()
  }
  const firsts = new Map<string, Element>()
  for (const element of holders) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } =
      getComputedStyle(element)
    const isLink = element.matches('a[href]')
    // Of a link, what it must be told from.
    const around =
      isLink && element.parentElement ? getComputedStyle(element.parentElement).color : ''
    const kind = [
      ...[isLink, element.matches(FIELDS), isLeftOut(element)],
      ...[color, around, fontSize, fontWeight, textDecorationLine, textShadow],
      painted(element),
    ].join(' | ')
    if (!firsts.has(kind)) firsts.set(kind, element)
  }
  ;(window as unknown as { kindsOfTexts: typeof firsts }).kindsOfTexts = firsts
  return [...firsts.keys()]
}
