import { isAvantConnexion } from '@espace-adherent/domain'
import type { ClientDemo, ContratDemo } from './types.ts'

/** The first one asked is accepted, the others refused. */
export const reponsesDe = ({ config }: Pick<ClientDemo, 'config'>) =>
  config.consentements.map(({ nom, libelle }, rang) => ({ nom, libelle, isAccepted: rang === 0 }))

/** What an account of staff answered. */
export const consentementsDe = (client: Pick<ClientDemo, 'config'>, compteId: string, le: Date) =>
  reponsesDe(client).map(({ nom, ...reponse }) => ({
    compteId,
    nomConsentement: nom,
    ...reponse,
    le,
  }))

/** Those who agreed to be seen by whoever subscribed. */
export const toAccords = (
  contrats: readonly ContratDemo[],
  clientCode: string,
  idOf: (cle: string) => string,
  donneLe: Date,
) =>
  contrats.flatMap(({ numero, assures }) =>
    assures
      .filter(({ isAccord }) => isAccord)
      .map(({ cle }) => ({ clientCode, numeroContrat: numero, personneId: idOf(cle), donneLe })),
  )

/** No file says what a contract has otherwise before its holder has signed in: that is the portal's own affair. */
export const exceptionsDe = ({ exceptions }: ClientDemo, lesquelles: 'importees' | 'du-portail') =>
  exceptions.filter(
    ({ fonctionnalite }) => isAvantConnexion(fonctionnalite) === (lesquelles === 'du-portail'),
  )
