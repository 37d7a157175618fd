import type { KeyboardEvent } from 'react'

/**
 * Gives the focus to where a key leads among the controls of one kind that stand together, and says which: arrows go
 * round, Home and End to the ends, in a menu a letter to the next that begins with it.
 */
export function moveAmong(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const role = currentTarget.getAttribute('role')
  const all = [
    ...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(
      `:scope > [role="${role}"]:not(:disabled)`,
    ) ?? []),
  ]
  const at = all.indexOf(currentTarget)
  const others = [...all.slice(at + 1), ...all.slice(0, at)]
  const isMenu = role === 'menuitem'
  const isOfLetter = ({ textContent }: HTMLElement) =>
    textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  const leads: Record<string, HTMLElement | undefined> = {
    [isMenu ? 'ArrowDown' : 'ArrowRight']: others[0],
    [isMenu ? 'ArrowUp' : 'ArrowLeft']: others.at(-1),
    Home: all[0],
    End: all.at(-1),
  }
  const next = leads[key] ?? (isMenu && key.length === 1 ? others.find(isOfLetter) : undefined)
  if (!next) return undefined
  event.preventDefault()
  next.focus()
  return next
}
