import type { LigneDroits } from '@espace-adherent/contract/roles'
import {
  type Action,
  changesDe,
  hasPortee,
  type Reglage,
  splitReglage,
} from '@espace-adherent/domain/roles'
import { textes } from './textes.ts'

const ordre = ['read', 'create', 'update', 'delete'] as const satisfies Action[]

const enumerer = (mots: readonly string[]) =>
  mots.length < 2 ? mots.join('') : `${mots.slice(0, -1).join(', ')} et ${mots.at(-1)}`

export const reglageDeLigne = ({ droits, portees }: LigneDroits): Reglage => ({ droits, portees })

/** How many things change, and what that means in words for those who have the role. */
export function sayEffets(avant: Reglage, apres: Reglage, personnes: number) {
  const isPluriel = personnes > 1
  let nombre = 0
  const effets = changesDe(avant, apres).flatMap((domaine) => {
    const [anciens, nouveaux] = [avant.droits[domaine], apres.droits[domaine]]
    const dits = [true, false].flatMap((isDonne) => {
      const [ici, la] = isDonne ? [nouveaux, anciens] : [anciens, nouveaux]
      const actions = ordre.filter((action) => ici.includes(action) && !la.includes(action))
      nombre += actions.length
      if (actions.length === 0) return []
      const verbes = enumerer(actions.map((action) => textes.verbes[action]))
      return [textes.effet(isDonne, isPluriel, verbes, textes.domaines[domaine])]
    })
    if (!hasPortee(domaine) || avant.portees[domaine] === apres.portees[domaine]) return dits
    nombre += 1
    return [...dits, textes.effetPortee(apres.portees[domaine], isPluriel)]
  })
  return { nombre, effets, isADeux: splitReglage(avant, apres).isADeux }
}
