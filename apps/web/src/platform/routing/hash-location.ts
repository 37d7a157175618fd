import { useSyncExternalStore } from 'react'

export type Location = { path: string; search: string }

/**
 * Reads `#/path?query`. The query stands inside the hash, as the links in our mails write it. A
 * hash that is no route (an anchor) changes nothing.
 */
export function parseHash(hash: string, previous: Location): Location {
  if (hash !== '' && !hash.startsWith('#/')) return previous
  const [path = '', ...search] = hash.slice(1).split('?')
  const trimmed = path.replace(/\/+$/, '')
  return { path: trimmed || '/', search: search.join('?') }
}

let current: Location = { path: '/', search: '' }

/** Whether somebody wants to be asked before the route is left. */
let isGuarded = false

function read(): Location {
  const next = parseHash(window.location.hash, current)
  if (isGuarded && next.path !== current.path) return current
  if (next.path !== current.path || next.search !== current.search) current = next
  return current
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

export const useHashLocation = () => useSyncExternalStore(subscribe, read)

export const currentPath = () => read().path

/** `to` is a link as routes build them: `#/path?query`. */
export function navigate(to: string, { replace = false } = {}): void {
  if (!replace) {
    window.location.hash = to
    return
  }
  window.history.replaceState(null, '', to)
  // The browser fires nothing for a replaced state.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The current route as a way back after login. */
export const currentCallbackUrl = () => `/${hrefOf(read())}`

const hrefOf = ({ path, search }: Location) => `#${path}${search ? `?${search}` : ''}`

/**
 * While it holds, another route waits: the address goes back, and `onLeave` gets the way to go on.
 * The returned function undoes it.
 */
export function guardLeaving(onLeave: (go: () => void) => void): () => void {
  const undo = () => {
    isGuarded = false
    window.removeEventListener('hashchange', onChange)
  }
  const onChange = () => {
    const to = window.location.hash
    if (parseHash(to, current).path === current.path) return
    window.history.replaceState(null, '', hrefOf(current))
    onLeave(() => {
      undo()
      navigate(to)
    })
  }
  read()
  isGuarded = true
  window.addEventListener('hashchange', onChange)
  return undo
}
