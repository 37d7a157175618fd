import { type RefObject, useEffect } from 'react'

const NOM = '--barre-basse'
const barres = new Set<HTMLElement>()

/** As high as the highest of the bars that stand at the foot of the window now: messages stay above. */
function mesure(): void {
  const hauteur = Math.max(0, ...[...barres].map((barre) => barre.offsetHeight))
  document.documentElement.style.setProperty(NOM, `${hauteur}px`)
}

/** A bar that sticks to the foot of the window: no message covers its buttons. */
export function useBarreBasse(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const barre = ref.current
    if (!barre) return
    barres.add(barre)
    const observer = new ResizeObserver(mesure)
    observer.observe(barre)
    return () => {
      observer.disconnect()
      barres.delete(barre)
      mesure()
    }
  }, [ref])
}
