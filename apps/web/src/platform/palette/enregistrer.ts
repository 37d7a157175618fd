import { useEffect, useEffectEvent } from 'react'

type Editeur = () => boolean

/** Screens that save by a bar of their own, the last one opened last. */
const editeurs: Editeur[] = []

/** Ctrl S saves what stands on this screen, when there is something to save. Forms say so themselves: `data-ctrl-s`. */
export function useCtrlS(isPossible: boolean, save: () => void): void {
  const take = useEffectEvent(() => {
    if (isPossible) save()
    return isPossible
  })
  useEffect(() => {
    const editeur: Editeur = () => take()
    editeurs.push(editeur)
    return () => void editeurs.splice(editeurs.indexOf(editeur), 1)
  }, [])
}

/**
 * Everywhere, Ctrl S saves the edit that is open: the form under what is asked last, or the screen. The browser's own window,
 * which would save the page, never opens. `sinon`: there is nothing to save.
 */
export function useCtrlSPartout(sinon: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const fenetre = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (
      !saveForm(fenetre ?? document) &&
      (fenetre || !editeurs.toReversed().some((take) => take()))
    )
      sinon()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** The form where one types, or the first that is open; nothing changed in it: there is nothing to save. */
function saveForm(ou: ParentNode): boolean {
  const tape = document.activeElement?.closest<HTMLFormElement>('form[data-ctrl-s]')
  const form = tape ?? ou.querySelector<HTMLFormElement>('form[data-ctrl-s]')
  const bouton = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || !bouton || bouton.disabled) return false
  form.requestSubmit(bouton)
  return true
}
