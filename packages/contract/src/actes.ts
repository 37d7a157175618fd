import type * as define from './acte/define.ts'
import {
  type Acte,
  type ActeGestion,
  acteResource,
  lectureActeResource,
  tetes,
} from './actes/index.ts'
import * as declares from './declares.ts'
import { registry } from './registry.ts'
import type { Resource } from './resources/index.ts'

type Declares = (typeof declares)[keyof typeof declares]

function declareDe(cle: ActeGestion): Acte {
  const acte = Object.values<unknown>(declares).find(
    (one): one is define.Acte => isActe(one) && one.key === cle,
  )
  if (!acte) throw new Error(`${cle} is declared by no slice`)
  return acte as Acte
}

const isActe = (one: unknown): one is define.Acte =>
  typeof one === 'object' && one !== null && 'key' in one && 'etapes' in one

/** Every act in full, by its key, in the order of their list. The server must treat each. */
export const actes = Object.fromEntries(
  tetes.map(({ key }) => [key, declareDe(key)]),
) as unknown as { [K in ActeGestion]: Extract<Declares, { key: K; etapes: unknown }> }

/** What each act is sent to. Its engine is the source of them all: an act brings no resource of its own. */
export const acteResources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.entries(actes).map(([key, acte]) => [key, acteResource(acte as unknown as Acte)]),
)

const lus = new Set(Object.values(registry as Record<string, Resource>).map(({ path }) => path))

/** What is read at the address of each act that no other resource reads. */
export const lectureActeResources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.entries(actes)
    .filter(([, { path }]) => !lus.has(path))
    .map(([key, acte]) => [`${key}Lecture`, lectureActeResource(acte as unknown as Acte)]),
)
