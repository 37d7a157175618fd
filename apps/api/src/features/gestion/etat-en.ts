import type { Gestion, LigneGestion } from '@espace-adherent/contract'
import type { StaffContext } from '../context.ts'
import { findEvenements } from '../historique/index.ts'
import { MASQUE } from './trace.ts'

/**
 * The fields of a row as they were at one of its versions: the present ones, with what each later
 * write had changed put back. Null when the history does not reach so far. What is a person's is not
 * in the history, and stays as it is.
 */
export async function etatEn(
  { db, client }: StaffContext,
  gestion: Gestion,
  actuelle: LigneGestion,
  version: number,
): Promise<Record<string, unknown> | null> {
  const valeurs: Record<string, unknown> = {}
  let atteinte = actuelle.revision
  for (const { avant } of await findEvenements(db, client.code, gestion.objet, actuelle.id)) {
    if (atteinte <= version) break
    if (!avant || avant.revision !== atteinte - 1) return null
    const { revision, ...champs } = avant
    Object.assign(valeurs, champs)
    atteinte = Number(revision)
  }
  if (atteinte !== version) return null
  return Object.fromEntries(
    Object.entries(valeurs).filter(([nom, valeur]) => {
      const champ = gestion.champs[nom]
      return champ && !champ.isFixe && !champ.isCalcule && valeur !== MASQUE
    }),
  )
}
