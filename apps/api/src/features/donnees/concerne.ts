import { dateAParis, isSoinsDansCopie } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Concerne, PortionPersonne } from '../partie.ts'
import { regardPropre } from '../perimetre.ts'
import { type findAPreparer, findCouverts } from './donnees.repository.ts'

type Demandeur = NonNullable<Awaited<ReturnType<typeof findAPreparer>>>

/** Whose data they are: the account, the person, their contracts of today, and whose care may be told. */
export async function readConcerne(
  db: Executor,
  client: Client,
  { compteId, email, personneId, qualites }: Demandeur,
  now: Date,
): Promise<Concerne> {
  const qui = { db, client, compteId, email, personneId, now }
  if (personneId === null) return { ...qui, perimetres: [], soins: [] }
  const clientCode = client.code
  const { couverts, anciens } = await findCouverts(db, clientCode, personneId)
  const jour = dateAParis(now)
  const isTold = ({ numeroContrat, ...couvert }: (typeof couverts)[number]) =>
    isSoinsDansCopie(
      couvert,
      { personneId, isAdherent: qualites[numeroContrat] === 'adherent' },
      jour,
    )
  const soins: PortionPersonne[] = couverts.filter(isTold).map(({ numeroContrat, id }) => ({
    ...regardPropre({ clientCode, numeroContrat, personneId: id }, id),
    personneId: id,
    lecteurId: personneId,
    isVoile: id !== personneId,
  }))
  // What was paid under a contract that one has left is still one's own; come back, it is there already.
  for (const numeroContrat of anciens)
    if (!Object.hasOwn(qualites, numeroContrat))
      soins.push({
        ...regardPropre({ clientCode, numeroContrat, personneId }, personneId),
        personneId,
      })
  const perimetres = Object.entries(qualites).map(([numeroContrat, qualite]) => ({
    numeroContrat,
    qualite,
    personneId,
  }))
  return { ...qui, perimetres, soins }
}
