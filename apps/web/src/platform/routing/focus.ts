let expected = false

/** What the areas of those who are signed in know better (`late-focus.ts`): visitors do without it. */
export const careful: { begin?: () => void; focus: (title: HTMLElement | null) => void } = {
  // No scrolling: a new route already starts at its top, header included.
  focus: (title) => title?.focus({ preventScroll: true }),
}

/** A new route was opened: its title will take the focus as soon as it is drawn. */
export const expectTitleFocus = () => {
  expected = true
  careful.begin?.()
}

/** True once per route. The first screen of a visit is left alone: the browser reads it itself. */
export function takeTitleFocus(): boolean {
  const was = expected
  expected = false
  return was
}
