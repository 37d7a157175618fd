/** Shorter words are too close to each other to forgive anything. */
const LONGUEUR_MIN = 5

/** One letter off: more, less, another one, or two exchanged. */
export function isPresque(un: string, autre: string): boolean {
  const [court, long] = un.length <= autre.length ? [un, autre] : [autre, un]
  if (court.length < LONGUEUR_MIN - 1 || long.length < LONGUEUR_MIN) return false
  if (long.length - court.length > 1) return false
  let debut = 0
  while (debut < court.length && court[debut] === long[debut]) debut++
  let fin = 0
  while (
    fin < court.length - debut &&
    court[court.length - 1 - fin] === long[long.length - 1 - fin]
  )
    fin++
  const reste = court.length - debut - fin
  if (reste <= (long.length > court.length ? 0 : 1)) return true
  const isEchange =
    reste === 2 && court[debut] === long[debut + 1] && court[debut + 1] === long[debut]
  return court.length === long.length && isEchange
}
