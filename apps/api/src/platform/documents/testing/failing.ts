import type { Place } from '../letter.ts'

/** Drawings that go wrong, each in its way. */
export function draw(_place: Place, how: 'throws' | 'ends its thread'): void {
  if (how === 'throws') throw new Error('mal dessiné')
  process.exit(3)
}
