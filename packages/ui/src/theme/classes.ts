/** Joins class names, leaving out the conditions that do not hold. */
export const classes = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
