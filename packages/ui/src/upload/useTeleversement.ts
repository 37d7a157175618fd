import {
  ajouter,
  annuler,
  avancer,
  echouer,
  type FichierEnvoye,
  type FileAttente,
  pieceEnCours,
  type Refus,
  type ReglesFichiers,
  relancer,
  retirer,
  retirerEchecs,
  reussir,
} from '@espace-adherent/domain/fichiers'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { annonces } from './annonces.ts'

/** How a file reaches the server; what it rejects with is shown beside the file. */
export type SendFile = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<FichierEnvoye>

type Options = {
  file: FileAttente<File>
  onChange: (file: FileAttente<File>) => void
  regles: ReglesFichiers
  send: SendFile
}

/** Carries out what the queue says: whichever piece is « uploading » is being sent, no other. */
export function useTeleversement({ file, onChange, regles, send }: Options) {
  const [refus, setRefus] = useState<readonly Refus[]>([])
  const [annonce, setAnnonce] = useState('')
  // News may come twice between two drawings: the second must know of the first.
  const latest = useRef(file)
  useLayoutEffect(() => {
    latest.current = file
  }, [file])

  function change(next: FileAttente<File>, refuses: readonly Refus[] = []) {
    const dit = annonces(latest.current, next, refuses)
    if (dit) setAnnonce(dit)
    if (next === latest.current) return
    latest.current = next
    onChange(next)
  }

  const start = useEffectEvent(async (id: number, source: File, signal: AbortSignal) => {
    const tell = (next: (file: FileAttente<File>) => FileAttente<File>) => {
      if (!signal.aborted) change(next(latest.current))
    }
    try {
      const onProgress = (percent: number) => tell((f) => avancer(f, id, percent))
      const fichier = await send(source, { onProgress, signal })
      tell((f) => reussir(f, id, fichier))
    } catch (error) {
      tell((f) => echouer(f, id, (error as Error).message))
    }
  })

  const enCours = pieceEnCours(file)
  const { id, source = null, essai } = enCours ?? {}
  useEffect(() => {
    if (id === undefined || essai === undefined || !source) return
    const controller = new AbortController()
    void start(id, source, controller.signal)
    // Cancelled, or taken off the screen: nobody waits for it any more.
    return () => controller.abort()
  }, [id, essai, source])

  return {
    refus,
    annonce,
    ajouter: (sources: readonly File[]) => {
      const { file: next, refus: refuses } = ajouter(latest.current, sources, regles)
      setRefus(refuses)
      change(next, refuses)
    },
    oublierRefus: () => setRefus([]),
    annuler: (piece: number) => change(annuler(latest.current, piece)),
    relancer: (piece: number) => change(relancer(latest.current, piece)),
    retirer: (piece: number) => change(retirer(latest.current, piece)),
    retirerEchecs: () => change(retirerEchecs(latest.current)),
  }
}
