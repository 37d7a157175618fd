import {
  type CodeRejet,
  codesRejet,
  definitionDe,
  type Enregistrement,
  type Entite,
  type Partie,
} from '@espace-adherent/contract/imports'
import { CLES_MAX, Cles } from './cles.ts'

/** What a file holds, for those that name its records. */
type Connues = { presentes: Cles; refusees: Cles; isEntiere: boolean }

/** Who is named by whom: the keys of these files are remembered until nobody names them any more. */
const CIBLES: readonly Entite[] = ['offres', 'personnes', 'contrats', 'paiements']

/** Whether what records name is there, from the files alone: whom a delta does not have may be in the base. */
export class References {
  readonly #connues = new Map<Entite, Connues>()
  #places = CLES_MAX

  /** False: too many to remember. */
  ouvrir({ entite, mode, depuis, enregistrements }: Partie): boolean {
    if (!CIBLES.includes(entite)) return true
    if (enregistrements > this.#places) return false
    this.#places -= enregistrements
    this.#connues.set(entite, {
      presentes: new Cles(enregistrements),
      refusees: new Cles(),
      isEntiere: mode === 'complet' && depuis === undefined,
    })
    return true
  }

  connait = (entite: Entite, cle: string) => this.#connues.get(entite)?.presentes.ajouter(cle)
  refuse = (entite: Entite, cle: string) => this.#connues.get(entite)?.refusees.ajouter(cle)

  /** The first field that names what is not there, or what was refused. */
  faute(
    entite: Entite,
    valeur: Enregistrement,
  ): { champ: string; code: Extract<CodeRejet, 'reference' | 'depend'>; message: string } | null {
    for (const { champ, vers, cle } of definitionDe(entite).references?.(valeur) ?? []) {
      const connues = this.#connues.get(vers)
      if (!connues || cle === null || cle === undefined || connues.presentes.contient(cle)) continue
      if (connues.refusees.contient(cle)) return fauteDe('depend', champ, vers, cle)
      if (connues.isEntiere) return fauteDe('reference', champ, vers, cle)
    }
    return null
  }
}

const fauteDe = <C extends CodeRejet>(code: C, champ: string, vers: Entite, cle: string) => ({
  champ,
  code,
  message: `${codesRejet[code]} (${vers} ${cle})`,
})
