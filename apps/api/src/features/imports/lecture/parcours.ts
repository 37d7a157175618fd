import {
  type CodeRejet,
  codesRejet,
  definitionDe,
  type Enregistrement,
  type Entite,
  type Ligne,
  lireEnregistrement,
  nomsEntites,
  type Partie,
  type Refus,
  type Rejet,
} from '@espace-adherent/contract/imports'
import type { Brut } from './bruts.ts'
import { ArretError } from './bruts.ts'
import { CLES_MAX, Cles } from './cles.ts'
import type { Dossier } from './dossier.ts'
import type { Suivi } from './executer.ts'
import { ouvrirPieces } from './pieces.ts'
import type { References } from './references.ts'
import { Rejets } from './rejets.ts'
import { ouvrirSource } from './source.ts'
import { arrets, textes } from './textes.ts'

export type Lu = { partie: Partie; recus: number; rejets: Rejets }

export type Parcours = {
  dossier: Dossier
  dire(phrase: string): void
  suivi: Pick<Suivi, 'lire'>
  /** Without a base: what records name is looked for in the files. */
  references?: References
  /** What holds, in batches, as the file has it. */
  garder?(
    entite: Entite,
    partie: Partie,
    lignes: readonly Ligne[],
    isSansDoublon: boolean,
  ): Promise<void>
  refuser?(entite: Entite, cles: readonly string[]): Promise<void>
}

/** The files of a manifest, in the order in which their records name each other. */
export const enOrdre = ({ manifeste }: Dossier): Partie[] =>
  manifeste.fichiers.toSorted(
    (une, autre) => nomsEntites.indexOf(une.entite) - nomsEntites.indexOf(autre.entite),
  )

export const sourceDe = ({ lieu, correspondances }: Dossier, { fichier, entite }: Partie) => ({
  lieu,
  fichier,
  entite,
  correspondance: correspondances.get(fichier),
})

/** Reads every file once: what holds goes on, what does not goes to `rejets/`. */
export async function parcourir(parcours: Parcours): Promise<Lu[]> {
  const lus: Lu[] = []
  for (const partie of enOrdre(parcours.dossier)) lus.push(await lirePartie(parcours, partie))
  return lus
}

async function lirePartie(parcours: Parcours, partie: Partie): Promise<Lu> {
  const { dossier, dire, suivi, references } = parcours
  const { entite, fichier } = partie
  const lu: Lu = { partie, recus: 0, rejets: new Rejets(dossier.depot, entite) }
  const hasReferences = references?.ouvrir(partie) ?? true
  const hasDoublons = partie.enregistrements <= CLES_MAX / 2
  if (!hasReferences || !hasDoublons) dire(textes.sansDoublons(entite))
  if (references && entite === 'personnes') await repererPersonnes(parcours, partie, references)
  const trieur = new Trieur(parcours, partie, hasDoublons ? new Cles(partie.enregistrements) : null)
  const source = ouvrirSource(sourceDe(dossier, partie), dire)
  try {
    for await (const bruts of source.bruts) {
      lu.recus += bruts.length
      const { lignes, rejets } = await trieur.trier(bruts)
      for (const rejet of rejets) await lu.rejets.ajouter(rejet)
      const refusees = rejets.flatMap(({ id }) => (id === null ? [] : [id]))
      if (refusees.length > 0) await parcours.refuser?.(entite, refusees)
      if (lignes.length > 0) await parcours.garder?.(entite, partie, lignes, hasDoublons)
      suivi.lire(entite, fichier, source.lus())
    }
  } finally {
    await lu.rejets.fermer()
  }
  if (lu.recus !== partie.enregistrements)
    throw new ArretError(arrets.nombre(fichier, partie.enregistrements, lu.recus))
  if (source.sha256() !== partie.sha256) throw new ArretError(arrets.sha256(fichier))
  return lu
}

/** People name each other, whoever comes first in the file: who is there is known before. */
async function repererPersonnes(
  { dossier }: Parcours,
  partie: Partie,
  references: References,
): Promise<void> {
  const { bruts } = ouvrirSource(sourceDe(dossier, partie), () => {})
  for await (const lot of bruts)
    for (const { brut, faute } of lot) {
      const lu = faute ? null : lireEnregistrement(partie.entite, brut)
      if (lu && 'valeur' in lu) references.connait(partie.entite, lu.cle)
      else references.refuse(partie.entite, idDe(partie.entite, brut) ?? '')
    }
}

/** The key of a record that may be anything. */
function idDe(entite: Entite, brut: unknown): string | null {
  const id = (brut as Record<string, unknown> | null)?.[definitionDe(entite).cle]
  return typeof id === 'string' ? id.slice(0, 100) : null
}

/** Parts what holds from what does not, in the order of the file. */
class Trieur {
  readonly #parcours: Parcours
  readonly #partie: Partie
  readonly #vues: Cles | null
  readonly #pieces: ReturnType<typeof ouvrirPieces>

  constructor(parcours: Parcours, partie: Partie, vues: Cles | null) {
    this.#parcours = parcours
    this.#partie = partie
    this.#vues = vues
    this.#pieces = ouvrirPieces(parcours.dossier.lieu)
  }

  async trier(bruts: readonly Brut[]): Promise<{ lignes: Ligne[]; rejets: Rejet[] }> {
    const { entite } = this.#partie
    const { references } = this.#parcours
    const lignes: Ligne[] = []
    const rejets: Rejet[] = []
    for (const un of bruts) {
      const lu = this.#lire(un)
      const refus = 'refus' in lu ? lu.refus : await this.#refusDePiece(lu)
      if (refus) {
        if (refus.id !== null && refus.code !== 'doublon') references?.refuse(entite, refus.id)
        rejets.push({ ligne: un.ligne, ...refus, enregistrement: un.brut })
      } else if (!('refus' in lu)) {
        if ('valeur' in lu) references?.connait(entite, lu.cle)
        lignes.push(lu)
      }
    }
    return { lignes, rejets }
  }

  #lire({ ligne, brut, faute }: Brut): Ligne | { refus: Refus } {
    const { entite, mode } = this.#partie
    if (faute) return { refus: { id: idDe(entite, brut), ...faute } }
    const lu = lireEnregistrement(entite, brut)
    if ('refus' in lu) return lu
    const refuser = (champ: string, code: CodeRejet) => ({
      refus: { id: lu.cle, champ, code, message: codesRejet[code] },
    })
    if ('suppression' in lu && mode === 'complet') return refuser('supprime', 'suppression')
    if ('valeur' in lu) {
      const manque = this.#parcours.references?.faute(entite, lu.valeur)
      if (manque) return { refus: { id: lu.cle, ...manque } }
    }
    if (this.#vues?.ajouter(lu.cle) === false) return refuser(definitionDe(entite).cle, 'doublon')
    return { ligne, ...lu }
  }

  async #refusDePiece(lu: Ligne): Promise<Refus | null> {
    if (this.#partie.entite !== 'documents' || !('valeur' in lu)) return null
    const { fichier, sha256 } = lu.valeur as Enregistrement<'documents'>
    if (fichier === undefined || (await this.#pieces.isJuste(fichier, sha256))) return null
    return { id: lu.cle, champ: 'fichier', code: 'fichier', message: codesRejet.fichier }
  }
}
