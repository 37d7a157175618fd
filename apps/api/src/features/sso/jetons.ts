import { hash } from 'node:crypto'
import { randomToken } from '../../platform/crypto/index.ts'
import type { MembreContext } from '../context.ts'
import { insertJeton } from './jetons.repository.ts'

/** The time that a browser takes to reach the other site. */
const LIFETIME_MS = 2 * 60_000

/** 256 random bits need neither salt nor slow hash. */
export const empreinteDe = (token: string) => hash('sha256', token, 'base64url')

/** A token for whoever asks, on the contract they are looking at, that one partner can check. */
export async function issueJeton(
  { db, visiteur, numeroContrat, now }: MembreContext,
  partenaire: string,
): Promise<string> {
  const token = randomToken()
  await insertJeton(db, {
    empreinte: empreinteDe(token),
    compteId: visiteur.compteId,
    numeroContrat: numeroContrat,
    partenaire,
    expireLe: new Date(now.getTime() + LIFETIME_MS),
  })
  return token
}
