import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../session/current-user.ts'
import { brouillons } from './brouillons.ts'

/** Of which row somebody writes what: « demande.refuser », and its id. */
export const cleBrouillon = (quoi: string, id: string | null): string =>
  `${quoi}.${encodeURIComponent(id ?? 'nouveau')}`

/** Whether what was left of it is known, or nothing was. */
export function useBrouillonLu(cle: string): boolean {
  const { userName } = useCurrentUser()
  const [lu, setLu] = useState<string | null>(null)
  useEffect(() => {
    let isParti = false
    void brouillons.charger(cle, userName).then(() => {
      if (!isParti) setLu(cle)
    })
    return () => {
      isParti = true
    }
  }, [cle, userName])
  return lu === cle
}

/**
 * What stands in a form, kept as it is typed: `[saisie, change, oublier]`. What was left of it comes back as soon as it is
 * known, unless something was typed first. Sent, it is to be forgotten.
 */
export function useSaisieGardee<T>(
  cle: string,
  depart: T,
): [saisie: T, change: (suite: T) => void, oublier: () => void] {
  const [vide] = useState(depart)
  const [saisie, setSaisie] = useState<T>(() => reprendre(vide, brouillons.get<T>(cle)))
  const isTouchee = useRef(false)
  const isLu = useBrouillonLu(cle)
  useEffect(() => {
    if (isLu && !isTouchee.current) setSaisie(reprendre(vide, brouillons.get<T>(cle)))
  }, [isLu, cle, vide])
  const change = (suite: T) => {
    isTouchee.current = true
    setSaisie(suite)
    if (JSON.stringify(suite) === JSON.stringify(vide)) brouillons.drop(cle)
    else brouillons.set(cle, suite)
  }
  return [saisie, change, () => brouillons.drop(cle)]
}

/** A field that the form has gained since begins as it would have. */
const reprendre = <T>(vide: T, lu: T | null): T =>
  lu === null || typeof lu !== 'object' || Array.isArray(lu) ? (lu ?? vide) : { ...vide, ...lu }
