/** The printed font has no narrow no-break space. */
export const printable = (text: string) => text.replaceAll('\u202f', '\u00a0')
