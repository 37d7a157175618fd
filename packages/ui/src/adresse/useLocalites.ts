import {
  isCodePostal,
  type Localite,
  nomsDesLocalites,
} from '@espace-adherent/domain/adresse/localite.ts'
import { useEffect, useRef, useState } from 'react'

export type FindLocalites = (codePostal: string) => Promise<readonly Localite[]>

export type Recherche =
  | { etat: 'attente' | 'enCours' | 'echec' }
  /** An empty list: the postal code is unknown. */
  | { etat: 'finie'; noms: readonly string[] }

/** The towns of a postal code, asked for once it is complete; an answer that comes too late is dropped. */
export function useLocalites(codePostal: string, find: FindLocalites): Recherche {
  const [recherche, setRecherche] = useState<Recherche>({ etat: 'attente' })
  const findRef = useRef(find)
  findRef.current = find
  useEffect(() => {
    if (!isCodePostal(codePostal)) {
      setRecherche({ etat: 'attente' })
      return
    }
    let isLate = false
    setRecherche({ etat: 'enCours' })
    findRef.current(codePostal).then(
      (localites) => isLate || setRecherche({ etat: 'finie', noms: nomsDesLocalites(localites) }),
      () => isLate || setRecherche({ etat: 'echec' }),
    )
    return () => {
      isLate = true
    }
  }, [codePostal])
  return recherche
}
