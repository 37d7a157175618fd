let expected = false

/** Replaced in the areas of signed-in people (`late-focus.ts`); visitors do without that code. */
export const careful: { begin?: () => void; focus: (title: HTMLElement | null) => void } = {
  // No scrolling: a new route already starts at its top.
  focus: (title) => title?.focus({ preventScroll: true }),
}

/** A new route was opened: its title will take the focus as soon as it is drawn. */
export const expectTitleFocus = () => {
  expected = true
  careful.begin?.()
}

/**
 * True once per route. The first screen of a visit is left alone: screen readers read it anyway.
 */
export function takeTitleFocus(): boolean {
  const was = expected
  expected = false
  return was
}
