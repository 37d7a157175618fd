import { holdPersonne } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import { sendActivation } from './activation.ts'
import { lockCompteOfPersonne } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { createCompte } from './journal.ts'
import { findCandidates } from './personnes.repository.ts'
import { toReconnue } from './recognise.ts'
import { textes } from './textes.ts'

export type MembreInvite = { numeroContrat: string; personneId: string; email: string }

/**
 * The space of somebody whom a contract covers, made by staff: they choose their password, accept the
 * terms and answer the consents by the link that they are sent. By whom it was made is a line of theirs.
 * Staff type the address, so that a code to their mobile must prove them: without one they make their space themselves.
 */
export const inviteMembre =
  (deps: ComptesDeps) =>
  async (
    tx: Executor,
    client: Client,
    { numeroContrat, personneId, email }: MembreInvite,
    auteurId: string,
  ): Promise<string> => {
    const now = deps.clock()
    const couverts = await findCandidates(tx, client.code, { numeroContrat, nirEmpreinte: null })
    const candidat = couverts.find(({ id }) => id === personneId)
    if (!candidat) throw new AppError('NotFound')
    if ((await deps.securite.findMobileConnu(tx, client, personneId)) === null)
      throw new AppError('BadRequest', undefined, { personneId: textes.sansMobile })
    await holdPersonne(tx, personneId)
    const existing = await lockCompteOfPersonne(tx, client.code, personneId)
    if (existing) throw new AppError('BadRequest', undefined, { personneId: textes.dejaUnCompte })
    const { codeCivilite, nom, prenom, roles } = toReconnue(candidat)
    const userName = normaliseIdentifiant(email)
    const compteId = await createCompte(tx, client, {
      auteurId,
      personneId,
      userName,
      email: userName,
      codeCivilite,
      nom,
      prenom,
      roles,
      creeParAdmin: true,
      creeLe: now,
    })
    if (compteId === null)
      throw new AppError('BadRequest', undefined, { email: textes.adressePrise })
    await sendActivation(deps, tx, client, {
      id: compteId,
      email: userName,
      prenom,
      motDePasse: null,
    })
    return compteId
  }
