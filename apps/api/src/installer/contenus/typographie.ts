const bloc = /\s*(<\/?(?:p|h4|ul|li|table|caption|thead|tbody|tr|th|td)\b[^>]*>)\s*/g

/**
 * Texts are written here on lines of a readable length. The line breaks go, and the spaces before
 * : ; ? ! € % and inside « » become no-break ones, as French typography asks.
 */
export const fr = (html: string) =>
  html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(bloc, '$1')
    .replaceAll(/ ([:;?!»€%])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .trim()
