import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { deleteAdressesBefore } from './historique.repository.ts'
import { checkSceaux, sealLignes } from './sceaux.ts'

const DAY = 24 * 60 * 60_000

export type Historique = ReturnType<typeof createHistorique>

/** The journal of the installation: sealed as it grows, checked on demand. */
export const createHistorique = ({
  sealer,
  joursAdresses,
}: {
  sealer: Sealer
  /** How long the network that a line came from is remembered. */
  joursAdresses: number
}) => ({
  seal: sealLignes(sealer),
  check: checkSceaux(sealer),
  purge: async (db: Executor, now: Date): Promise<void> => {
    await deleteAdressesBefore(db, new Date(now.getTime() - joursAdresses * DAY))
  },
})
