import { Readable } from 'node:stream'
import { formatAttendu } from '@espace-adherent/domain'
import { isThere } from './deposer.ts'
import type { FichiersDeps } from './deps.ts'
import { createArrival } from './inspection/arrival.ts'
import { RefusError } from './inspection/refus.ts'
import { createInspector } from './inspection/thread/inspector.ts'

export type Controle = ReturnType<typeof createControle>

type ControleDeps = Pick<FichiersDeps, 'scanner' | 'sansScanner' | 'onFault'> & { maxBytes: number }

/** Looks at files that no request brings as it looks at those that people send. */
export function createControle({ scanner, sansScanner, onFault, maxBytes }: ControleDeps) {
  const inspector = createInspector({ onFault })

  async function scan(octets: Buffer): Promise<'sain' | 'infecte' | 'indisponible'> {
    if (!scanner) return sansScanner === 'accepter' ? 'sain' : 'indisponible'
    if (!(await isThere(scanner))) return 'indisponible'
    return (await scanner.scan(Readable.from([octets]))).etat
  }

  return {
    /** What is kept of it; null: it is refused. `indisponible`: nobody can say. */
    async garder(
      nomFichier: string,
      contenu: AsyncIterable<Uint8Array>,
    ): Promise<Buffer | null | 'indisponible'> {
      const format = formatAttendu(nomFichier)
      const octets = await lire(contenu, maxBytes)
      if (!format || !octets) return null
      try {
        const arrival = createArrival(format)
        arrival.write(octets)
        arrival.end()
      } catch (error) {
        if (error instanceof RefusError) return null
        throw error
      }
      const verdict = await inspector.inspect(format, async () => new Uint8Array(octets).buffer)
      if ('refus' in verdict) return null
      const garde = octets.subarray(0, verdict.garder)
      const etat = await scan(garde)
      if (etat === 'indisponible') return etat
      return etat === 'sain' ? garde : null
    },
    close: () => inspector.close(),
  }
}

/** Null: there is nothing in it, or too much. */
async function lire(contenu: AsyncIterable<Uint8Array>, max: number): Promise<Buffer | null> {
  const morceaux: Uint8Array[] = []
  let taille = 0
  for await (const morceau of contenu) {
    taille += morceau.length
    if (taille > max) return null
    morceaux.push(morceau)
  }
  return taille === 0 ? null : Buffer.concat(morceaux)
}
