import type { blocklistsResource, Query } from '@espace-adherent/contract'
import { isMembre } from '@espace-adherent/domain'
import { audiencesDe } from '../audiences/index.ts'
import type { PublicContext, VisiteurContext } from '../context.ts'
import type { ContenuSnapshot } from './snapshot.ts'

type Demande = Query<typeof blocklistsResource>

/** Published contents, from memory; a name that nobody knows is an empty list. */
export const createBlocklistsSource = (contenus: ContenuSnapshot) => ({
  isShared: true as const,
  list: ({ client, now }: PublicContext, { name, itemName }: Demande) =>
    contenus.find({ clientCode: client.code, bloc: name, name: itemName }, now),
})

/**
 * The same for a member, with what is for an audience of theirs. Only where something is for one is the
 * database asked. Whoever looks at a relative's space is not in the relative's audiences.
 */
export const createContenusMembreSource = (contenus: ContenuSnapshot) => ({
  async list({ db, client, visiteur, now }: VisiteurContext, { name, itemName }: Demande) {
    const { code: clientCode } = client
    const question = { clientCode, bloc: name, name: itemName }
    const cibles = contenus.cibles(question, now)
    if (cibles.length === 0 || !visiteur || visiteur.delegation || !isMembre(visiteur.roles))
      return contenus.find(question, now)
    const qui = { clientCode, compteId: visiteur.compteId }
    return contenus.findPour(question, await audiencesDe(db, qui, cibles, now), now)
  },
})
