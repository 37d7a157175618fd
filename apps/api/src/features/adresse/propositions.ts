import type { propositionsAdresseResource, Query } from '@espace-adherent/contract'
import { sayAdresse } from '@espace-adherent/domain'
import type { ConnecteContext } from '../context.ts'
import type { BaseAdresses } from './base/index.ts'

/** What is typed is kept nowhere, and told to nobody but the base. */
export const createPropositionsSource = (adresses: BaseAdresses) => ({
  async list(
    { db, visiteur, now }: ConnecteContext,
    { q }: Query<typeof propositionsAdresseResource>,
  ) {
    const { empreinte: session } = visiteur.session
    const proposees = await adresses.propose({ db, session, q, now })
    const dites = proposees.map((adresse) => ({ libelle: sayAdresse(adresse), ...adresse }))
    return dites.filter(({ libelle }, i) => dites.findIndex((d) => d.libelle === libelle) === i)
  },
})
