import { isObjet, type SaisieAccord } from '@espace-adherent/domain'
import { textes } from './textes.ts'

/** `charte.clair.primary`: each thing that may change under a name of its own; lists are one thing. */
export function aplatir(
  valeur: unknown,
  chemin: string,
  plat: Record<string, unknown> = {},
): Record<string, unknown> {
  if (isObjet(valeur))
    for (const [nom, dedans] of Object.entries(valeur))
      aplatir(dedans, chemin === '' ? nom : `${chemin}.${nom}`, plat)
  else plat[chemin] = valeur
  return plat
}

/** What differs between two sides, name by name; that a secret changed is told, not what it is. */
export function differences(
  ancien: Record<string, unknown>,
  nouveau: Record<string, unknown>,
): { noms: string[]; avant: Record<string, unknown>; apres: Record<string, unknown> } {
  const noms = [...new Set([...Object.keys(ancien), ...Object.keys(nouveau)])].filter(
    (nom) => JSON.stringify(ancien[nom] ?? null) !== JSON.stringify(nouveau[nom] ?? null),
  )
  const cote = (plat: Record<string, unknown>, secret: string) =>
    Object.fromEntries(
      noms.map((nom) => {
        const valeur = plat[nom] ?? null
        return [nom, valeur && nom.endsWith('.clientSecret') ? secret : valeur]
      }),
    )
  return {
    noms,
    avant: cote(ancien, textes.secret.avant),
    apres: cote(nouveau, textes.secret.apres),
  }
}

const platDe = (valeurs: Record<string, unknown>) =>
  Object.entries(valeurs).reduce<Record<string, unknown>>(
    (plat, [chemin, valeur]) => aplatir(valeur, chemin, plat),
    {},
  )

/** Both sides of what was asked for, as people may read them. */
export const lignesDe = ({ avant, apres }: SaisieAccord) =>
  differences(platDe(avant), platDe(apres))
