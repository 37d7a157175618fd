import type { CodeRejet } from './codes.ts'
import type { Enregistrement, Entite, Suppression } from './entites/index.ts'
import type { Manifeste, Partie } from './manifeste.ts'
import type { BilanEntite, Rapport } from './rapport.ts'

/** What was read of one file: every record, and those that were refused, by the reader or by the base. */
export type LectureEntite = Pick<BilanEntite, 'entite' | 'recus' | 'rejetes' | 'parCode'>

/** One record of a file, and the line that it began on. */
export type Ligne<E extends Entite = Entite> = { ligne: number; cle: string } & (
  | { valeur: Enregistrement<E> }
  | { suppression: Suppression }
)

/** What only the base could refuse; the importer puts the record and the sentence beside it. */
export type RejetDeBase = {
  ligne: number
  id: string
  champ: string | null
  code: CodeRejet
}

/** What is known of a lot before its records are read. */
export type LotImporte = {
  manifeste: Manifeste
  /** Of the manifest, which names the hash of every file: the same lot again is known by it. */
  sha256: string
  /** The bytes of a file of `fichiers/` that a record named; its hash was compared when it was read. */
  ouvrirFichier(fichier: string): AsyncIterable<Uint8Array>
}

/**
 * One lot in the base of one client. The importer reads the files and calls these, in this order; it
 * knows no table, and whoever implements it opens no file.
 */
export type Execution = {
  /** Before anything is read: why this lot is not taken, in a sentence; null: it is. */
  ouvrir(lot: LotImporte): Promise<string | null>
  /**
   * In batches, as the file has them; entities come in the order of `nomsEntites`. `isSansDoublon`: whoever read them saw to
   * it that a key comes once.
   */
  stage<E extends Entite>(
    entite: E,
    partie: Partie,
    lignes: readonly Ligne<E>[],
    isSansDoublon?: boolean,
  ): Promise<void>
  /** Keys that the reader refused: whoever names them is refused with `depend`. */
  refuser(entite: Entite, cles: readonly string[]): Promise<void>
  /** Once everything is staged, entity by entity: what would become of each; refused ones by line. */
  classify(entite: Entite): AsyncIterable<RejetDeBase>
  /**
   * Why it stops by itself, in a sentence; null: it goes on. The one place where that is decided, and asked before
   * `merge`.
   */
  arret(lus: readonly LectureEntite[]): Promise<string | null>
  /** What would be written, before anything is: here a dry run ends. */
  bilan(): Promise<BilanEntite[]>
  /** Writes, lot of contracts by lot of contracts; one that was cut goes on where it stood. */
  merge(avance: (faits: number, total: number) => void): Promise<void>
  /** Counted in the base afterwards. After a dry run: `bilan`, nothing written. */
  report(): Promise<Rapport>
  /** Takes the staged rows away, whatever happened. */
  fermer(): Promise<void>
}
