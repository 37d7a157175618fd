const WIDTH = 40

/** One line that is written over on a terminal; every twentieth on a file. */
export function createProgress(total: number, out: NodeJS.WriteStream, clock = Date.now) {
  const begun = clock()
  let first: number | null = null
  let shown = -1
  return (done: number): void => {
    first ??= done
    const part = total === 0 ? 1 : done / total
    const step = Math.floor(part * 20)
    if (!out.isTTY && step === shown) return
    shown = step
    const perSecond = (done - first) / Math.max(1, (clock() - begun) / 1000)
    const left = perSecond > 0 ? `, encore ${duration((total - done) / perSecond)}` : ''
    const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░')
    const text = `${bar} ${(part * 100).toFixed(1).replace('.', ',')} % · ${done} adhérents${left}`
    out.write(out.isTTY ? `\r\u001b[2K${text}${done >= total ? '\n' : ''}` : `${text}\n`)
  }
}

const duration = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
