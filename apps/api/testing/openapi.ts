type Shape = { $ref?: string; properties: Record<string, Shape>; items: Shape; format?: string }

/** What the API's document says of a shape, wherever it says it. */
export const createReader =
  (document: { components: { schemas: Record<string, Shape> } }) =>
  (shape: Shape): Shape => {
    const name = shape.$ref?.split('/').at(-1)
    const named = name === undefined ? shape : document.components.schemas[name]
    if (!named) throw new Error(`${shape.$ref} is nowhere`)
    return named
  }
