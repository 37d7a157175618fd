import type { DossierTraitement, LigneTraitement } from '@espace-adherent/contract/demandes/gestion'
import { useState } from 'react'
import type { Geste } from './useTraitement.ts'

/** What was done last, and where it led. */
export type Faite = {
  dossier: Pick<DossierTraitement, 'id' | 'libelle' | 'membre' | 'reference'>
  geste: Geste['geste']
  /** The request that is open since: the same one where the list ends with it. */
  vers: string
  /** At the end: how many of the list are left above it. */
  restantes: number
}

type Suite = {
  lignes: readonly LigneTraitement[]
  /** The lines of the next page; none: the list ends here. */
  more: () => Promise<readonly LigneTraitement[]>
  open: (id: string) => void
}

/** After these, whoever treats requests has done with the one that is open. */
const FINIS: readonly Geste['geste'][] = [
  'accepter',
  'refuser',
  'clore',
  'conclure',
  'demander',
  'confier',
  'rendre',
]

const isFini = (geste: Geste['geste'], { gestes }: Pick<DossierTraitement, 'gestes'>) =>
  // A message that was answered waits for its member; of anything else, it was a word by the way.
  FINIS.includes(geste) || (geste === 'ecrire' && gestes.includes('conclure'))

/** A search finds decided ones too: nobody is led to these. */
const isOuverte = ({ decideeLe }: LigneTraitement) => decideeLe === null

/** Decided, a request gives its place to the next one of the same list, as it was when one decided. */
export function useEnchainer({ lignes, more, open }: Suite) {
  const [faite, setFaite] = useState<Faite | null>(null)
  /** Whether it has led on, and so says by itself what was done. */
  async function enchaine(geste: Geste['geste'], dossier: DossierTraitement): Promise<boolean> {
    const rang = lignes.findIndex(({ id }) => id === dossier.id)
    if (rang === -1 || !isFini(geste, dossier)) return false
    const suivante = lignes.slice(rang + 1).find(isOuverte) ?? (await more()).find(isOuverte)
    const { id, libelle, membre, reference } = dossier
    setFaite({
      dossier: { id, libelle, membre, reference },
      geste,
      vers: suivante?.id ?? id,
      restantes: suivante ? 0 : lignes.slice(0, rang).filter(isOuverte).length,
    })
    if (suivante) open(suivante.id)
    return true
  }
  return { faite, enchaine }
}
