/** An empty body is no body; one that is no JSON is its text. */
export function readText(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
