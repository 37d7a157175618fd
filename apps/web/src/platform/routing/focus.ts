let expected = false

/** A new route was opened: its title will take the focus as soon as it is drawn. */
export const expectTitleFocus = () => {
  expected = true
}

/** True once per route. The first screen of a visit is left alone: the browser reads it itself. */
export function takeTitleFocus(): boolean {
  const was = expected
  expected = false
  return was
}
