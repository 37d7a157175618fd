import { type KeyboardEvent, useEffect, useId, useState } from 'react'

/** What is typed, once the typing pauses that long. */
export function usePose(saisie: string, pause: number): string {
  const [pose, setPose] = useState(saisie)
  useEffect(() => {
    const timer = setTimeout(() => setPose(saisie), pause)
    return () => clearTimeout(timer)
  }, [saisie, pause])
  return pose
}

type Options = {
  /** The first is chosen before any arrow; not where one may as well go on with what one typed. */
  isPremier?: boolean
}

/** Which of the choices under a box is the one that Enter opens: moved by arrows, while the box keeps the focus. */
export function useChoisi<C>(
  choix: readonly C[],
  open: (choisi: C) => void,
  { isPremier = true }: Options = {},
) {
  const depart = isPremier ? 0 : -1
  const [rang, setRang] = useState(depart)
  const id = useId()
  const choisi = Math.min(rang, choix.length - 1)
  useEffect(() => {
    document.getElementById(`${id}-${choisi}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, choisi])
  const idDe = (place: number) => `${id}-${place}`
  return {
    choisi,
    idDe,
    /** What was typed is another question: its best answer is the first. */
    revenir: () => setRang(depart),
    boite: {
      'aria-controls': `${id}-liste`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': choix[choisi] === undefined ? undefined : idDe(choisi),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown(event: KeyboardEvent) {
        const pas = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        const vers = choix[choisi]
        // From none, up leads to the last as down leads to the first.
        const ici = pas === -1 && choisi < 0 ? 0 : choisi
        if (pas && choix.length > 0) setRang((ici + pas + choix.length) % choix.length)
        else if (event.key === 'Enter' && vers !== undefined) open(vers)
        else return
        event.preventDefault()
      },
    } as const,
    listeId: `${id}-liste`,
    option: (place: number) => ({
      id: idDe(place),
      'aria-selected': place === choisi,
    }),
  }
}
