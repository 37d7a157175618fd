import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CodePostal } from '@espace-adherent/contract'

type Commune = { code: string; nom: string; type: string; codesPostaux?: string[] }

/** Its code is the one that French birth and tax records give to the Principality. */
const monaco: CodePostal = { codePostal: '98000', localite: 'Monaco', codeInsee: '99138' }

/**
 * Every postal code with its communes, from the official list of French communes.
 * Boroughs of Paris, Lyon and Marseille and merged communes are left out: their code already
 * leads to the commune of today.
 */
export async function listCodesPostaux(): Promise<CodePostal[]> {
  // The package's own entry reads files that it does not ship.
  const file = createRequire(import.meta.url).resolve(
    '@etalab/decoupage-administratif/data/communes.json',
  )
  const communes = JSON.parse(await readFile(file, 'utf8')) as Commune[]
  const francais = communes
    .filter(({ type }) => type === 'commune-actuelle')
    .flatMap(({ code, nom, codesPostaux = [] }) =>
      codesPostaux.map((codePostal) => ({ codePostal, localite: nom, codeInsee: code })),
    )
  return [...francais, monaco]
}
