import type { DomaineDelegation } from '@espace-adherent/domain'
import { referentielResources } from './referentiel/index.ts'
import { type Registry, type ResourceName, registry } from './registry.ts'
import { type Resource, resourceUrl } from './resources/index.ts'

const LIBELLES = Object.keys(referentielResources) as (keyof typeof referentielResources)[]

/**
 * What each area opens to a relative; nothing else says it. Whatever is not here is closed to
 * relatives, and so is every route that is no resource. `socle` is what any area needs: contracts,
 * labels, the way back, and the search, which looks into these areas only.
 */
export const ressourcesDeleguees = {
  socle: ['contrats', 'retourDelegation', 'rechercheMembre', ...LIBELLES],
  remboursements: ['remboursements', 'prestations', 'tiersPrestations', 'paiements'],
  documents: ['ged', 'courriers', 'attestation'],
  contrats: ['garanties'],
  carte: ['carteTp', 'portefeuille'],
  cotisations: ['cotisations'],
  demarches: ['demandes', 'dossier'],
} as const satisfies Record<DomaineDelegation | 'socle', readonly ResourceName[]>

const RETOUR = resourceUrl(registry.retourDelegation)
const lectures = ['', '/export', '/print', '/visionneuse']

const urlsDe = (noms: readonly (keyof Registry)[]) =>
  noms.flatMap((nom) => {
    const base = resourceUrl(registry[nom] as Resource)
    return lectures.map((suffixe) => `${base}${suffixe}`)
  })

const parUrl = new Map<string, DomaineDelegation | 'socle'>(
  (Object.keys(ressourcesDeleguees) as (DomaineDelegation | 'socle')[]).flatMap((domaine) =>
    urlsDe(ressourcesDeleguees[domaine]).map((url) => [url, domaine] as const),
  ),
)

/**
 * Whether a relative with these areas may call this route; except for the way back, they only read.
 */
export function isRouteDeleguee(
  { method, url }: { method: string; url: string },
  domaines: readonly DomaineDelegation[],
): boolean {
  if (method === 'POST') return url === RETOUR
  if (method !== 'GET' && method !== 'HEAD') return false
  const domaine = parUrl.get(url)
  return domaine !== undefined && (domaine === 'socle' || domaines.includes(domaine))
}
