import type { Enregistrement, Entite, Manifeste } from '@espace-adherent/contract/imports'
import {
  type Cible,
  createPose,
  drawIds,
  type Etages,
  isEchangeable,
  isSansPersonne,
  nomPose,
  planPose,
} from '../../noyau/fusion/index.ts'
import { copyLine, type Executor } from '../../platform/db/index.ts'
import { decomptes, lignes, paiements } from '../remboursements/index.ts'
import { idDe } from './cles.ts'
import type { Copies, Rangee } from './etage.ts'
import { Cles } from './lecture/cles.ts'
import type { Fautif } from './rangees.ts'

/** What a first load brings most of, in the order in which it is named; nothing else names these. */
export const posables: readonly Cible[] = [paiements, decomptes, lignes]
type Masse = 'paiements' | 'decomptes'
export type Soin = Enregistrement<Masse>
const MASSES: readonly Entite[] = ['paiements', 'decomptes'] satisfies Masse[]
export const isMasse = (entite: Entite): entite is Masse => MASSES.includes(entite)

/** As many as the reader remembers of its largest file: memory does not grow by it. */
const CLES_MAX = 12_500_000
/** How many keys are held at most while statements are read: theirs, by the reader, and those that they name. */
const countCles = (nombres: ReadonlyMap<Entite, number>): number => {
  const de = (entite: Entite) => nombres.get(entite) ?? 0
  // Beside that of a transfer stands its number.
  return de('personnes') + de('contrats') + de('paiements') * 1.5 + de('decomptes')
}

/** How many numbers of lines are drawn at once. */
const BLOC = 50_000

type Manque = 'reference' | 'depend'
type Nommee = 'personnes' | 'contrats' | 'paiements'
/** Records of one entity that others name: those that hold, those that the reader refused, those that the base did. */
type Connues = { presentes: Cles; refusees: Cles; retirees: Cles }

/**
 * Where the base knows nobody of a client, what it would say of a payment or a statement is known here: whom they name came
 * in this run, or is refused. Such rows go to tables of their own, as they will be; what is refused goes the usual way.
 */
export class Poseur {
  readonly #db: Executor
  readonly #ici: Etages
  readonly #copies: Copies
  readonly #connues: Record<Nommee, Connues>
  readonly #decomptes = new Cles()
  readonly #plans: ReadonlyMap<Cible, ReturnType<typeof planPose>>
  readonly #premiers: Readonly<Record<Masse, number>>
  readonly #suivants = { paiements: 0, decomptes: 0 }
  #lignes = { suivant: 0, fin: 0 }
  /** Statements of one person mostly follow each other. */
  #derniere = { source: '', id: '' }

  private constructor(
    db: Executor,
    ici: Etages,
    copies: Copies,
    nombres: ReadonlyMap<Entite, number>,
    premiers: Record<Masse, number>,
  ) {
    const connues = (entite: Entite, isNumerotee = false) => ({
      presentes: new Cles(nombres.get(entite) ?? 0, { isNumerotee }),
      refusees: new Cles(),
      retirees: new Cles(),
    })
    this.#db = db
    this.#ici = ici
    this.#copies = copies
    this.#premiers = premiers
    this.#connues = {
      personnes: connues('personnes'),
      contrats: connues('contrats'),
      paiements: connues('paiements', true),
    }
    this.#plans = new Map(posables.map((cible) => [cible, planPose(ici, cible)] as const))
  }

  /** Null: rows of this lot are staged and classified like any other. */
  static async ouvrir(
    db: Executor,
    ici: Etages,
    copies: Copies,
    { fichiers }: Manifeste,
  ): Promise<Poseur | null> {
    const nombres = new Map(fichiers.map((un) => [un.entite, un.enregistrements] as const))
    const masses = MASSES.filter((entite) => nombres.has(entite))
    if (masses.length === 0 || nombres.has('fusions')) return null
    if (countCles(nombres) > CLES_MAX) return null
    if (!(await isSansPersonne(db, ici, posables))) return null
    const isJournalisee = await areEchangeables(db)
    for (const cible of posables) await createPose(db, ici, cible, isJournalisee)
    return new Poseur(db, ici, copies, nombres, {
      paiements: await drawIds(db, paiements, nombres.get('paiements') ?? 0),
      decomptes: await drawIds(db, decomptes, nombres.get('decomptes') ?? 0),
    })
  }

  /** A record that holds so far. */
  connait(entite: 'personnes' | 'contrats', cle: string): void {
    this.#connues[entite].presentes.ajouter(cle)
  }

  /** By the reader, or by what its record names: unless another one of that key holds. */
  refuse(entite: Entite, cle: string): void {
    if (entite in this.#connues) this.#connues[entite as Nommee].refusees.ajouter(cle)
  }

  /** By the base, of people and contracts, once all of them are classified. */
  retire(entite: 'personnes' | 'contrats', cle: string): void {
    this.#connues[entite].retirees.ajouter(cle)
  }

  /** Why a record is refused: its own key, or what it names. As the base says it of others. */
  faute(entite: Masse, valeur: Soin, isSansDoublon: boolean): Fautif | null {
    const { presentes, retirees } = this.#connues.paiements
    const vues = entite === 'paiements' ? presentes : isSansDoublon ? null : this.#decomptes
    // The first of a key stands, refused or not.
    if (vues?.contient(valeur.id) || (vues === presentes && retirees.contient(valeur.id)))
      return { champ: null, code: 'doublon' }
    const faute = this.#fauteDe(valeur)
    // Nobody names a statement: its key is remembered for the next of that key alone.
    if (vues === presentes) {
      if (faute) retirees.ajouter(valeur.id)
    } else vues?.ajouter(valeur.id)
    return faute
  }

  #fauteDe(valeur: Soin): Fautif | null {
    const contrat = this.#manque('contrats', valeur.contrat)
    if (contrat) return { champ: 'contrat', code: contrat }
    const personne = this.#manque('personnes', valeur.personne)
    if (personne) return { champ: 'personne', code: personne }
    if (!('lignes' in valeur)) return null
    let code: Manque | null = null
    for (const { paiement } of valeur.lignes) {
      const sien = this.#manque('paiements', paiement)
      if (sien && code !== 'depend') code = sien
    }
    return code && { champ: 'lignes.paiement', code }
  }

  #manque(vers: Nommee, cle: string | null | undefined): Manque | null {
    if (cle == null) return null
    const { presentes, refusees, retirees } = this.#connues[vers]
    if (retirees.nombre > 0 && retirees.contient(cle)) return 'depend'
    if (presentes.contient(cle)) return null
    return refusees.contient(cle) ? 'depend' : 'reference'
  }

  #personneId(source: string): string {
    if (source !== this.#derniere.source)
      this.#derniere = { source, id: idDe(this.#ici.clientCode, 'personnes', source) }
    return this.#derniere.id
  }

  /** How many lines come is not known: their numbers are drawn by the block. */
  async #idLigne(): Promise<number> {
    const { suivant, fin } = this.#lignes
    if (suivant < fin) {
      this.#lignes.suivant++
      return suivant
    }
    const premier = await drawIds(this.#db, lignes, BLOC)
    this.#lignes = { suivant: premier + 1, fin: premier + BLOC }
    return premier
  }

  /** The rows of one record. */
  async poser(
    entite: Masse,
    valeur: Soin,
    rangees: readonly (readonly [Cible, Omit<Rangee, 'ligne'>])[],
  ): Promise<void> {
    const rang = this.#suivants[entite]++
    const id = this.#premiers[entite] + rang
    if (entite === 'paiements') this.#connues.paiements.presentes.ajouter(valeur.id, rang)
    const personneId = valeur.personne == null ? null : this.#personneId(valeur.personne)
    const siennes = 'lignes' in valeur ? valeur.lignes : []
    for (const [i, [cible, { cle, valeurs }]] of rangees.entries()) {
      const plan = this.#plans.get(cible)
      if (!plan) throw new Error(`${cible.nom} does not wait so`)
      const paye = i === 0 ? null : siennes[i - 1]?.paiement
      const numero = paye == null ? null : this.#connues.paiements.presentes.numero(paye)
      const paiementId = numero === null ? null : this.#premiers.paiements + numero
      const sien = cible === lignes ? await this.#idLigne() : id
      const ligne = copyLine(
        plan.lire({ id: sien, cle, valeurs, resolues: { personneId, decompteId: id, paiementId } }),
      )
      const plein = this.#copies.ajouter(nomPose(this.#ici, cible), plan.noms, ligne)
      if (plein) await plein
    }
  }
}

/** Whether all of them may be replaced whole: then they are, and else their rows are put in. */
export async function areEchangeables(db: Executor): Promise<boolean> {
  for (const cible of posables) if (!(await isEchangeable(db, cible))) return false
  return true
}
