import {
  type Correspondance,
  type Entite,
  FORMAT_IMPORT,
  type Manifeste,
  type Partie,
} from '@espace-adherent/contract/imports'
import type { Lieu } from './lieu.ts'
import { ouvrirSource } from './source.ts'

export type LotVoulu = Pick<Manifeste, 'source' | 'lot' | 'precedent' | 'prisLe'> & {
  corrige?: string
}

/** What a manifest says of these files: how many records each holds, and its hash. */
export const countPartie = async (
  lieu: Lieu,
  fichier: string,
  entite: Entite,
  correspondance?: Correspondance,
): Promise<Pick<Partie, 'fichier' | 'entite' | 'enregistrements' | 'sha256'>> => {
  const source = ouvrirSource({ lieu, fichier, entite, correspondance }, () => {})
  let enregistrements = 0
  for await (const bruts of source.bruts) enregistrements += bruts.length
  return { fichier, entite, enregistrements, sha256: source.sha256() }
}

export const makeManifeste = (
  { corrige, ...lot }: LotVoulu,
  fichiers: readonly Partie[],
): Manifeste => ({
  format: FORMAT_IMPORT,
  source: lot.source,
  lot: lot.lot,
  precedent: lot.precedent,
  ...(corrige === undefined ? {} : { corrige }),
  prisLe: lot.prisLe,
  fichiers: [...fichiers],
})

export const printManifeste = (manifeste: Manifeste) => `${JSON.stringify(manifeste, null, 2)}\n`
