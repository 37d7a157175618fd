import { type AdresseProposee, readVoie } from '@espace-adherent/domain'
import { z } from 'zod'
import { PROPOSEES_MAX } from './base.ts'

/** Somebody types, and goes on typing. */
const TIMEOUT_MS = 1_500
/** Six addresses are some kilobytes. */
const MOST_BYTES = 128 * 1024
/** Less alike, it is another street. */
const SCORE_MIN = 0.4

/** What is read of the answer: GeoJSON, of which only the properties matter. */
const reponseSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        type: z.string(),
        score: z.number(),
        name: z.string(),
        housenumber: z.string().optional(),
        street: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
      }),
    }),
  ),
})
type Properties = z.infer<typeof reponseSchema>['features'][number]['properties']

export type Interroger = (q: string) => Promise<readonly AdresseProposee[]>

/**
 * The national address base (Base Adresse Nationale), at its own address or at the Géoplateforme's: both speak alike.
 * It is told what was typed, and nothing of who types.
 */
export function createBaseNationale(url: string, { timeoutMs = TIMEOUT_MS } = {}): Interroger {
  return async (q) => {
    const address = new URL(url)
    address.searchParams.set('q', q)
    address.searchParams.set('limit', String(PROPOSEES_MAX))
    address.searchParams.set('autocomplete', '1')
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      // It takes no question that begins otherwise than by a letter or a figure: it then knows no such address.
      if (response.status === 400) return []
      throw new Error(`The address base answers ${response.status}`)
    }
    const { features } = reponseSchema.parse(JSON.parse(await read(response)))
    return features.flatMap(({ properties }) => toAdresse(properties) ?? []).slice(0, PROPOSEES_MAX)
  }
}

async function read(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let texte = ''
  let octets = 0
  for await (const morceau of response.body ?? []) {
    octets += morceau.byteLength
    if (octets > MOST_BYTES) throw new Error('The address base says too much')
    texte += decoder.decode(morceau, { stream: true })
  }
  return texte + decoder.decode()
}

/** None for a whole town, nor for what only looks alike. */
function toAdresse(lue: Properties): AdresseProposee | null {
  const { type, score, name, housenumber = '', street, postcode, city } = lue
  if (!postcode || !city || score < SCORE_MIN) return null
  const lieu = { codePostal: postcode, localite: city }
  const rien = readVoie('')
  if (type === 'locality') return { ...rien, ...lieu, lieuDit: name }
  if (type !== 'housenumber' && type !== 'street') return null
  return { ...readVoie(`${housenumber} ${street ?? name}`.trim()), ...lieu, lieuDit: '' }
}
