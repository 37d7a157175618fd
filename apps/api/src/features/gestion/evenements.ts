import { type EvenementGestion, type Gestion, raconter } from '@espace-adherent/contract'
import { libelleRoles, type Role } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import type { EvenementLu } from '../historique/index.ts'

/** A line of the history as the screen of its table shows it. */
export function toEvenement(
  gestion: Gestion,
  ligne: EvenementLu,
  droits: Client['droits'],
): EvenementGestion {
  const { id, le, auteur, role, action, avant, apres } = ligne
  const noms = Object.keys(gestion.champs).filter((nom) => nom in { ...avant, ...apres })
  return {
    id,
    le: le.toISOString(),
    auteur,
    role: role === null ? null : libelleRoles(role.split(', ') as Role[], droits),
    action,
    revision: apres ? Number(apres.revision) : null,
    changements: noms.map((nom) => {
      const champ = gestion.champs[nom]
      const dit = (etat: Record<string, unknown> | null) =>
        champ && etat && nom in etat ? raconter(champ, etat[nom]) : ''
      return { champ: champ?.libelle ?? nom, avant: dit(avant), apres: dit(apres) }
    }),
  }
}
