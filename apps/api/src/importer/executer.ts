import type { BilanEntite, Execution, Rapport } from '@espace-adherent/contract/imports'
import { isEquilibre } from '@espace-adherent/contract/imports'
import { ArretError } from './arret.ts'
import type { Dossier } from './dossier.ts'
import { type Lu, parcourir, sourceDe } from './parcours.ts'
import { ouvrirPieces } from './pieces.ts'
import { ouvrirSource } from './source.ts'
import { arrets } from './textes.ts'
import { type Sorties, suivre } from './verifier.ts'

export type Choix = { isEssai: boolean }

export type Execute = { lus: Lu[]; rapport: Rapport }

/** Reads a folder into the base: everything is classified before anything is written. */
export async function executer(
  execution: Execution,
  dossier: Dossier,
  { isEssai }: Choix,
  sorties: Sorties & { direBilan(bilans: readonly BilanEntite[]): void },
): Promise<Execute> {
  const { manifeste, sha256 } = dossier
  const pieces = ouvrirPieces(dossier.base)
  const refus = await execution.ouvrir({ manifeste, sha256, ouvrirFichier: pieces.lire })
  if (refus !== null) throw new ArretError(refus)
  const avancement = await suivre(dossier, sorties)
  try {
    const lus = await parcourir({
      dossier,
      dire: sorties.dire,
      avancement,
      garder: (entite, partie, lignes) => execution.stage(entite, partie, lignes),
      refuser: (entite, cles) => execution.refuser(entite, cles),
    })
    for (const { partie, rejets } of lus) {
      const relire = () => ouvrirSource(sourceDe(dossier, partie), () => {}).bruts
      await rejets.completer(execution.classify(partie.entite), relire)
      await rejets.fermer()
    }
    const prevu = await execution.bilan()
    const refusBilan = await execution.arret({
      recus: lus.reduce((somme, lu) => somme + lu.recus, 0),
      rejetes: lus.reduce((somme, lu) => somme + lu.rejets.nombre, 0),
    })
    if (isEssai || refusBilan !== null) {
      avancement.effacer()
      sorties.direBilan(prevu)
      if (refusBilan !== null) throw new ArretError(refusBilan)
      return { lus, rapport: await execution.report() }
    }
    await execution.merge((faits, total) => {
      avancement.dire('contrats', '', total === 0 ? 0 : faits)
    })
    const rapport = await execution.report()
    avancement.effacer()
    sorties.direBilan(rapport.entites)
    if (!rapport.entites.every(isEquilibre)) throw new ArretError(arrets.desequilibre)
    return { lus, rapport }
  } finally {
    avancement.effacer()
    await execution.fermer()
  }
}
