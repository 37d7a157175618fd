import { useEffect, useEffectEvent } from 'react'
import { memory } from '../browser/memory.ts'
import { createStore } from '../browser/store.ts'

const KEY = 'demandes.raccourcis'

/** Keys that act by themselves can be switched off: a voice that dictates presses them too. */
export const raccourcisActifs = createStore(memory.read(KEY) !== 'non')

export function activeRaccourcis(isActif: boolean): void {
  raccourcisActifs.set(isActif)
  if (isActif) memory.forget(KEY)
  else memory.write(KEY, 'non')
}

/** By the key that is pressed, alone; never while something is typed, nor under an open window. */
export function useRaccourcis(touches: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!raccourcisActifs.get() || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyped(event.target) || document.querySelector('dialog[open]')) return
    const run = touches[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox')
