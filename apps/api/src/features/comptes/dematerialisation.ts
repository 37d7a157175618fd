import { randomUUID } from 'node:crypto'
import { savePapiers, tellAll, write } from '../../noyau/index.ts'
import { openJeton, sealJeton } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ComptesDeps } from './deps.ts'

const QUOI = 'dematerialisation'
const VALIDITE_MS = 60 * 60_000

type Contenu = { compteId: string }

/**
 * Lets whoever just created a space answer one question, before they can sign in. Where nothing was
 * created, the token names an account that does not exist: by its length it is like any other.
 */
export const dematerialisationJeton = (
  { sealer }: Pick<ComptesDeps, 'sealer'>,
  compteId: string | null,
  now: Date,
): string =>
  sealJeton<Contenu>(
    sealer,
    QUOI,
    { compteId: compteId ?? randomUUID() },
    new Date(now.getTime() + VALIDITE_MS),
  )

export const answerDematerialisation =
  ({ db, sealer, clock }: ComptesDeps) =>
  async ({ jeton, dematerialization }: { jeton: string; dematerialization: boolean }) => {
    const now = clock()
    const contenu = openJeton<Contenu>(sealer, QUOI, jeton, now)
    if (!contenu) throw new AppError('InvalidToken')
    const choix = { isDematerialise: dematerialization, papiersPoste: [] }
    // The line of the account that was made a moment ago tells what was chosen for it.
    await write(db, null, async (e) => {
      await savePapiers(e, contenu.compteId, choix, now)
      return tellAll(e)
    })
  }
