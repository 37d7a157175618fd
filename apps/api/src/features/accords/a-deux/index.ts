import type { Accord } from '@espace-adherent/contract'
import {
  canAgirSur,
  type DomaineBackOffice,
  hasDroit,
  isBackOffice,
  isConcerne,
} from '@espace-adherent/domain'
import type { StaffContext } from '../../context.ts'
import { agentDe, findCercle } from '../../deport.ts'
import { defineSlice } from '../../slice.ts'
import { demandeurDe, findAttendus } from '../accords.repository.ts'
import { type Genre, INFORMER } from './accord.ts'
import { approbationsMots } from './mots.ts'

export { findAttente, findDonne, type Sujet } from '../accords.repository.ts'
export { accorder, type Genre, gestesAccord } from './accord.ts'
export { decider, demander, refusSecond, rendre, rompre } from './attente.ts'
export { envoyerParLots, type LotsDeps } from './lots.ts'
export { accordAttendu } from './mots.ts'
export { avisAttendu, findSeconds } from './prevenir.ts'
export { textes as textesApprobation } from './textes.ts'

/** Who put it to a second person, beside the row of its owner. */
export const soumisPar = (objet: Genre<never>['objet'], table: Parameters<typeof demandeurDe>[1]) =>
  demandeurDe({ objet, geste: INFORMER }, table)

type Attendu = Awaited<ReturnType<typeof findAttendus>>[number]

/** What is decided by whoever may do it, and where that stands; the rest takes two administrators. */
const domaines: Readonly<Record<string, DomaineBackOffice>> = {
  'evolutions.informer': 'notifications',
  'violations.informer': 'historique',
  'envoi.envoyer': 'notifications',
  'compte.leverProtection': 'utilisateurs',
  'import.confirmer': 'imports',
  'cles-systeme.delivrer': 'systeme',
}
const genreDe = ({ objet, geste }: Attendu) => `${objet}.${geste}`

/** What waits for a second person: told by mail as it begins to wait, and shown on their dashboard. */
export const approbationsSlice = defineSlice({
  nom: 'accords/a-deux',
  mots: approbationsMots,
  sources: () => ({
    approbations: {
      async list(context: StaffContext) {
        const attendus = await findDecidables(context)
        const ceux = (genre: string) => attendus.filter((un) => genreDe(un) === genre)
        const accords = attendus.filter((un) => domaines[genreDe(un)] === undefined)
        const protections = ceux('compte.leverProtection')
        const [premier] = accords
        return [
          {
            notifications: ceux('envoi.envoyer').length,
            evolutions: ceux('evolutions.informer').length,
            violations: ceux('violations.informer').length,
            protections: protections.length,
            compteId: protections[0]?.cible ?? null,
            imports: ceux('import.confirmer').length,
            clesSysteme: ceux('cles-systeme.delivrer').length,
            accords: accords.length,
            accord: premier
              ? { objet: premier.objet as Accord['objet'], cible: premier.cible }
              : null,
          },
        ]
      },
    },
  }),
})

/** Of all that waits, what whoever looks may decide: never what they asked for, nor what is about themselves. */
async function findDecidables(context: StaffContext): Promise<Attendu[]> {
  const { db, client, visiteur } = context
  const attendus = (await findAttendus(db, client.code, visiteur.compteId)).filter((un) => {
    const domaine = domaines[genreDe(un)]
    if (domaine === undefined) return visiteur.roles.includes('Admin')
    return (
      un.clientCode === client.code &&
      un.cible !== visiteur.compteId &&
      hasDroit(visiteur.roles, { domaine, action: 'update' }, client.droits) &&
      canAgirSur(visiteur.roles, un.roles ?? [], client.droits) &&
      (!isBackOffice(un.roles ?? []) || visiteur.roles.includes('Admin'))
    )
  })
  const isCompte = (un: Attendu) => genreDe(un) === 'compte.leverProtection'
  if (!attendus.some(isCompte)) return attendus
  const cercle = await findCercle(db, agentDe(context))
  return attendus.filter(
    (un) => !isCompte(un) || !isConcerne(cercle, { compteId: un.cible, personneId: un.personneId }),
  )
}
