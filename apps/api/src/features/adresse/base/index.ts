import type { BaseAdresses } from './base.ts'
import { baseEmbarquee } from './embarquee.ts'
import { createBaseNationale } from './nationale.ts'
import { createBasePrudente } from './prudente.ts'

export type { BaseAdresses } from './base.ts'

type Options = { url: string | null; onRepos(): void }

/** Without an address of the national base, the portal proposes what it knows by itself. */
export const createBaseAdresses = ({ url, onRepos }: Options): BaseAdresses =>
  url === null
    ? baseEmbarquee
    : createBasePrudente({ nationale: createBaseNationale(url), embarquee: baseEmbarquee, onRepos })
