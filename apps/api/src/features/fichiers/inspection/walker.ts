/** What a walk asks for next: bytes to look at, or bytes to step over. */
export type Step = { take: number } | { skip: number }

/** Reads the structure of a file as its bytes pass; ends when it has seen enough. */
export type Walk = Generator<Step, void, Buffer>

const nothing = Buffer.alloc(0)

/** Feeds a walk with chunks of any size, and holds no more than it has asked to look at. */
export function createWalker(walk: Walk) {
  let step = walk.next(nothing)
  let held: Buffer[] = []
  let missing = wanted()

  function wanted(): number {
    if (step.done) return Number.POSITIVE_INFINITY
    return 'take' in step.value ? step.value.take : step.value.skip
  }

  return {
    write(chunk: Buffer): void {
      let rest = chunk
      while (!step.done && rest.length >= missing) {
        const isTaken = 'take' in step.value
        const bytes = isTaken ? Buffer.concat([...held, rest.subarray(0, missing)]) : nothing
        rest = rest.subarray(missing)
        held = []
        step = walk.next(bytes)
        missing = wanted()
      }
      if (step.done || rest.length === 0) return
      if ('take' in step.value) held.push(Buffer.from(rest))
      missing -= rest.length
    },
    isOver: () => step.done === true,
  }
}
