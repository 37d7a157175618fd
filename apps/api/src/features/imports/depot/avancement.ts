import type { AvancementLot } from '@espace-adherent/contract/gestions'
import type { Executor } from '../../../platform/db/index.ts'
import type { Dossier } from '../lecture/dossier.ts'
import type { Suivi } from '../lecture/executer.ts'
import { saveAvancement } from './depot.repository.ts'

const CHAQUE_MS = 1_000

type Outils = { clock: () => Date; signal: AbortSignal }

/** How far a run is, kept with its lot once a second. Where somebody else has taken the work, it ends here. */
export async function suiviDe(
  db: Executor,
  lotId: string,
  { lieu, manifeste }: Pick<Dossier, 'lieu' | 'manifeste'>,
  { clock, signal }: Outils,
): Promise<Suivi> {
  let total = 0
  for (const { fichier } of manifeste.fichiers) total += (await lieu.taille(fichier)) ?? 0
  const lus = new Map<string, number>()
  let depuis = clock()
  let etape: AvancementLot['etape'] | null = null
  let dernier = 0
  const dire = (avancement: Omit<AvancementLot, 'depuis'>) => {
    signal.throwIfAborted()
    const la = performance.now()
    if (avancement.etape !== etape) {
      // Each part of the work has its own pace.
      etape = avancement.etape
      depuis = clock()
    } else if (la - dernier < CHAQUE_MS) return
    dernier = la
    // Nobody waits for it: what is not kept this time is a second later.
    saveAvancement(db, lotId, { ...avancement, depuis: depuis.toISOString() }).catch(() => {})
  }
  return {
    lire(_, fichier, octets) {
      lus.set(fichier, octets)
      const faits = [...lus.values()].reduce((somme, un) => somme + un, 0)
      dire({ etape: 'lecture', faits, total })
    },
    fusionner: (faits, sur) => dire({ etape: 'ecriture', faits, total: sur }),
    effacer() {},
  }
}
