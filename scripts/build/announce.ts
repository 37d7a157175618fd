const seconds = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Says what is being done, then how long it took. */
export async function announce(what: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  process.stdout.write(`${what}… `)
  try {
    await work()
  } catch (error) {
    console.log('échec')
    throw error
  }
  console.log(`fait en ${seconds.format((performance.now() - started) / 1000)} s`)
}
