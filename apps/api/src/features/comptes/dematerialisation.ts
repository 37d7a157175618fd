import type { Place, Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { recordDematerialisation } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'

const VALIDITE_MS = 60 * 60_000

const PLACE: Place = ['jeton.dematerialisation']

type Jeton = { quoi: 'dematerialisation'; compteId: string | null; expire: number }

/** Lets whoever just created a space answer one question, before they can sign in. */
export const sealJeton = (sealer: Sealer, compteId: string | null, now: Date): string => {
  const jeton: Jeton = { quoi: 'dematerialisation', compteId, expire: now.getTime() + VALIDITE_MS }
  return sealer.seal(JSON.stringify(jeton), PLACE)
}

export const answerDematerialisation =
  ({ db, sealer, clock }: ComptesDeps) =>
  async ({ jeton, dematerialization }: { jeton: string; dematerialization: boolean }) => {
    const { compteId, expire } = openJeton(sealer, jeton)
    const now = clock()
    if (expire < now.getTime()) throw new AppError('InvalidToken')
    // Nobody was recognised: the answer belongs to no one, and nobody learns it.
    if (compteId !== null)
      await recordDematerialisation(db, { compteId, isDematerialise: dematerialization, now })
  }

function openJeton(sealer: Sealer, jeton: string): Jeton {
  try {
    const read = JSON.parse(sealer.unseal(jeton, PLACE)) as Jeton
    if (read.quoi === 'dematerialisation') return read
  } catch {
    // Forged, cut or of another kind: all the same to us.
  }
  throw new AppError('InvalidToken')
}
