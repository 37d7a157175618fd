import type { EcheanceLegale } from '@espace-adherent/domain'

type Delai = Omit<EcheanceLegale, 'cle' | 'libelle' | 'tenuePar'>

const tenue =
  (tenuePar: EcheanceLegale['tenuePar']) =>
  (cle: string, libelle: string, delai: Delai): EcheanceLegale => ({
    cle,
    libelle,
    ...delai,
    tenuePar,
  })

/** What the law wants, by what keeps it: a paper that leaves by itself, the decision, a clerk. */
export const parPapier = tenue('papier')
export const parDecision = tenue('decision')
export const parGeste = tenue('geste')
export const parGestionnaire = tenue('gestionnaire')
