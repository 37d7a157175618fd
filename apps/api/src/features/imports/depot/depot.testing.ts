import { hash } from 'node:crypto'
import type { Inject } from '../../../../testing/index.ts'

const BORD = '----morceau-7d4a6c'

export type Lot = { manifeste: string; fichiers: Readonly<Record<string, Buffer>> }

type Voulu = { lot?: string; precedent?: string | null; mode?: 'complet' | 'delta' }

/** The files of a lot as a management system leaves them. */
export function lotDe(
  entites: Readonly<Record<string, readonly object[]>>,
  { lot = '1', precedent = null, mode = 'complet' }: Voulu = {},
): Lot {
  const fichiers = Object.fromEntries(
    Object.entries(entites).map(([entite, rows]) => [
      `${entite}.jsonl`,
      Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
    ]),
  )
  return { manifeste: manifesteDe(fichiers, { lot, precedent, mode }), fichiers }
}

export const manifesteDe = (
  fichiers: Readonly<Record<string, Buffer>>,
  { lot = '1', precedent = null, mode = 'complet', nombre }: Voulu & { nombre?: number } = {},
) =>
  JSON.stringify({
    ...{ format: 'espace-adherent-import/1', source: 'gestion', lot, precedent },
    prisLe: '2026-11-16T02:00:00Z',
    fichiers: Object.entries(fichiers).map(([fichier, contenu]) => ({
      ...{ fichier, entite: fichier.split('.')[0], mode },
      enregistrements: nombre ?? contenu.toString().trim().split('\n').length,
      sha256: hash('sha256', contenu),
    })),
  })

export const annoncer = (qui: Inject, payload: object) =>
  qui({ method: 'POST', url: '/api/admin/imports/envois', payload })

export const taillesDe = (fichiers: Lot['fichiers']) =>
  Object.entries(fichiers).map(([nom, { length: taille }]) => ({ nom, taille }))

export const pousser = (
  qui: Inject,
  { id, nom, debut = 0 }: { id: string; nom: string; debut?: number },
  contenu: Buffer,
) =>
  qui({
    method: 'POST',
    url: `/api/admin/imports/morceaux?${new URLSearchParams({ id, nom, debut: String(debut) })}`,
    headers: { 'content-type': `multipart/form-data; boundary=${BORD}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BORD}\r\nContent-Disposition: form-data; name="file"; filename="morceau"\r\n\r\n`,
      ),
      contenu,
      Buffer.from(`\r\n--${BORD}--\r\n`),
    ]),
  })

/** Everything of a lot; gives its id. */
export async function deposer(qui: Inject, { manifeste, fichiers }: Lot): Promise<string> {
  const { id } = (await annoncer(qui, { manifeste, fichiers: taillesDe(fichiers) })).json()
  for (const [nom, contenu] of Object.entries(fichiers)) await pousser(qui, { id, nom }, contenu)
  return id
}

export const lire = async (qui: Inject, id: string) =>
  (await qui(`/api/admin/imports?id=${id}`)).json().items[0]

/** A gesture with the row as it stands now. */
export async function faire(qui: Inject, geste: string, id: string, saisie: object = {}) {
  const revision = (await lire(qui, id))?.revision ?? 1
  const payload = { id, revision, saisie }
  return qui({ method: 'POST', url: `/api/admin/imports/gestes/${geste}`, payload })
}
