import { useEffect, useRef, useState } from 'react'

export type Reponse<R> = { etat: 'attente' | 'enCours' | 'echec' } | { etat: 'finie'; lue: R }

/** What is answered to a question, null while there is none; an answer that comes too late is dropped. */
export function useReponse<R>(
  question: string | null,
  find: (question: string) => Promise<R>,
): Reponse<R> {
  const [reponse, setReponse] = useState<Reponse<R>>({ etat: 'attente' })
  const findRef = useRef(find)
  findRef.current = find
  useEffect(() => {
    if (question === null) {
      setReponse({ etat: 'attente' })
      return
    }
    let isLate = false
    setReponse({ etat: 'enCours' })
    findRef.current(question).then(
      (lue) => isLate || setReponse({ etat: 'finie', lue }),
      () => isLate || setReponse({ etat: 'echec' }),
    )
    return () => {
      isLate = true
    }
  }, [question])
  return reponse
}
