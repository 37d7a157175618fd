import type { Page } from '@playwright/test'
import type { Plain } from './contrast.ts'

/** `plain` where one colour stands on one other, and nothing else is painted. */
export type KindOfText = { kind: string; plain: Plain | null }

/**
 * The texts of a page by what makes them legible: their colour, size and weight, and all that is painted behind them.
 * Two that agree in these have the same contrast, on whatever screen they stand. The first of each kind is kept in the
 * page, for whoever wants to look at it.
 */
export const kindsOfTexts = (page: Page): Promise<KindOfText[]> => page.evaluate(gather)

/** Runs in the page. */
function gather(): KindOfText[] {
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
  /** The rules leave out what cannot be used. */
  const isLeftOut = (element: Element) => {
    const control = element.closest('label')?.control
    const isOff = element.closest(':disabled, [aria-disabled="true"], [inert]') !== null
    return [isOff, control?.matches(':disabled') ?? false].join()
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isDrawn && (width > 1 || height > 1)
  }
  /** The block in whose text a link stands; null where it stands alone. */
  const blockAround = (link: Element): Element | null => {
    let block = link.parentElement
    while (block?.parentElement && getComputedStyle(block).display === 'inline')
      block = block.parentElement
    return block?.textContent?.trim() === link.textContent?.trim() ? null : block
  }
  /** One opaque colour comes first, and nothing behind it is an image, a veil or a filter. */
  const PLAIN =
    /^(rgb\([\d, ]+\)) none 1 none normal [^/]*\/(rgba?\([^)]+\) none 1 none normal [^/]*\/)*$/
  const firsts = new Map<string, Element>()
  const found: KindOfText[] = []
  for (const element of holders) {
    if (!isSeen(element)) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } =
      getComputedStyle(element)
    const isLink = element.matches('a[href]')
    // Of a link, what it must be told from.
    const block = isLink ? blockAround(element) : null
    const around = block ? getComputedStyle(block).color : ''
    const kind = [
      ...[isLink, element.matches(FIELDS), isLeftOut(element)],
      ...[color, around, fontSize, fontWeight, textDecorationLine, textShadow],
      painted(element),
    ].join(' | ')
    if (firsts.has(kind)) continue
    firsts.set(kind, element)
    const background = PLAIN.exec(painted(element))?.[1]
    // Of a link without a line, how it is told from the text around it is another question.
    const isTold = block === null || textDecorationLine.includes('underline')
    const isPlain = textShadow === 'none' && isTold
    found.push({
      kind,
      plain: isPlain && background ? { color, background, fontSize, fontWeight } : null,
    })
  }
  ;(window as unknown as { kindsOfTexts: typeof firsts }).kindsOfTexts = firsts
  return found
}
