let isUnderWay = false

/** From the moment somebody signs out until the page is gone: nothing more is read in their name. */
export const leaving = {
  begin: () => {
    isUnderWay = true
  },
  isUnderWay: () => isUnderWay,
}
