import type { Colonne } from '@espace-adherent/ui/tableau'
import type { ReactNode } from 'react'

type DeContrat = { nomOffre: string; numeroContrat: string; adherent: string }

/** Which contract a line is about, and whose. */
export const colonnesContrat = <Ligne extends DeContrat>(libelles: {
  contrat: string
  adherent: string
}): readonly Colonne<Ligne>[] => [
  {
    nom: 'contrat',
    libelle: libelles.contrat,
    rendu: ({ nomOffre, numeroContrat }) => `${nomOffre} · ${numeroContrat}`,
  },
  {
    nom: 'adherent',
    libelle: libelles.adherent,
    isSecondaire: true,
    rendu: ({ adherent }) => adherent,
  },
]

/** What there is to do about it: under the line where there is no room beside it. */
export const colonneGeste = <Ligne>(
  libelle: string,
  rendu: (ligne: Ligne) => ReactNode,
): Colonne<Ligne> => ({ nom: 'geste', libelle, isSecondaire: true, rendu })
