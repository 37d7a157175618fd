import type { BilanEntite, Entite, Execution, Rapport } from '@espace-adherent/contract/imports'
import { isEquilibre } from '@espace-adherent/contract/imports'
import { ArretError } from './bruts.ts'
import type { Dossier } from './dossier.ts'
import { type Lu, parcourir, sourceDe } from './parcours.ts'
import { ouvrirPieces } from './pieces.ts'
import { ouvrirSource } from './source.ts'
import { arrets } from './textes.ts'

/** How far a run is, for whoever watches it. What it throws ends the run. */
export type Suivi = {
  /** How many bytes of a file were read. */
  lire(entite: Entite, fichier: string, octets: number): void
  /** Lots of contracts that were written, of how many. */
  fusionner(faits: number, total: number): void
  /** Nothing is under way any more. */
  effacer(): void
}

export type Choix = { isEssai: boolean }

/** What is told while it runs. */
export type Sorties = {
  dire(phrase: string): void
  suivi: Suivi
  direBilan(bilans: readonly BilanEntite[]): void
}

export type Execute = { lus: Lu[]; rapport: Rapport }

/** Reads a lot into the base: everything is classified before anything is written. */
export async function executer(
  execution: Execution,
  dossier: Dossier,
  { isEssai }: Choix,
  { dire, suivi, direBilan }: Sorties,
): Promise<Execute> {
  const { manifeste, sha256 } = dossier
  const pieces = ouvrirPieces(dossier.lieu)
  const refus = await execution.ouvrir({ manifeste, sha256, ouvrirFichier: pieces.lire })
  if (refus !== null) throw new ArretError(refus)
  try {
    const lus = await parcourir({
      dossier,
      dire,
      suivi,
      garder: (...lus) => execution.stage(...lus),
      refuser: (entite, cles) => execution.refuser(entite, cles),
    })
    for (const { partie, rejets } of lus) {
      const relire = () => ouvrirSource(sourceDe(dossier, partie), () => {}).bruts
      await rejets.completer(execution.classify(partie.entite), relire)
      await rejets.fermer()
    }
    const refusBilan = await execution.arret(
      lus.map(({ partie: { entite }, recus, rejets: { nombre: rejetes, parCode } }) => ({
        ...{ entite, recus, rejetes, parCode },
      })),
    )
    if (isEssai || refusBilan !== null) {
      suivi.effacer()
      direBilan(await execution.bilan())
      if (refusBilan !== null) throw new ArretError(refusBilan)
      return { lus, rapport: await execution.report() }
    }
    await execution.merge((faits, total) => suivi.fusionner(faits, total))
    const rapport = await execution.report()
    suivi.effacer()
    direBilan(rapport.entites)
    if (!rapport.entites.every(isEquilibre)) throw new ArretError(arrets.desequilibre)
    return { lus, rapport }
  } finally {
    suivi.effacer()
    await execution.fermer()
  }
}
