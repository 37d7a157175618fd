import type { Etat } from '../../schema/historique.schema.ts'
import type { EtatClient } from '../../schema/portail.schema.ts'

const MASQUE = '•••'

/** `charte.clair.primary`: each thing that may change under a name of its own; lists are one thing. */
function aplatir(valeur: unknown, chemin: string, plat: Record<string, unknown>): void {
  if (typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur))
    for (const [nom, dedans] of Object.entries(valeur))
      aplatir(dedans, chemin === '' ? nom : `${chemin}.${nom}`, plat)
  else plat[chemin] = valeur
}

const platDe = (etat: EtatClient) => {
  const plat: Record<string, unknown> = {}
  aplatir(etat, '', plat)
  return plat
}

/** What differs between two versions, name by name; that a secret changed is told, not what it is. */
export function differencesClient(
  avant: { revision: number; etat: EtatClient },
  apres: { revision: number; etat: EtatClient },
): { noms: string[]; avant: Etat; apres: Etat } {
  const [ancien, nouveau] = [platDe(avant.etat), platDe(apres.etat)]
  const noms = [...new Set([...Object.keys(ancien), ...Object.keys(nouveau)])].filter(
    (nom) => JSON.stringify(ancien[nom] ?? null) !== JSON.stringify(nouveau[nom] ?? null),
  )
  const cote = (plat: Record<string, unknown>, revision: number): Etat => ({
    revision,
    ...Object.fromEntries(
      noms.map((nom) => [nom, nom.endsWith('.clientSecret') ? MASQUE : (plat[nom] ?? null)]),
    ),
  })
  return { noms, avant: cote(ancien, avant.revision), apres: cote(nouveau, apres.revision) }
}
