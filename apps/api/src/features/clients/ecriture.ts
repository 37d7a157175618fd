import { clientConfigSchema, type NomDeLogo } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { Etat } from '../historique/index.ts'
import { TOPIC_CLIENTS } from '../portail/index.ts'
import {
  announce,
  type ClientRow,
  keepVersion,
  type LogoRow,
  showImages,
  writeClient,
} from './clients.repository.ts'
import type { EtatClient } from './clients.schema.ts'
import { differencesClient } from './differences.ts'

/** Names what is done to clients in the history. */
export const OBJET_CLIENTS = 'clients'

/** What each step that writes a client leaves in the history: by whom, and as what. */
type Noter = (tx: Executor, ligne: LigneClient) => Promise<void>
type LigneClient = {
  clientCode: string
  objet: string
  cible: string
  avant: Etat
  apres: Etat
}

export type Tenu = { row: ClientRow; logos: LogoRow[]; etat: EtatClient }

/** The change, both versions, its line and its announcement: one transaction. */
export async function ecrireVersion(
  tx: Executor,
  { row, etat: avant }: Tenu,
  apres: EtatClient,
  now: Date,
  noter: Noter,
): Promise<ClientRow> {
  const code = row.code
  const suivante = row.revision + 1
  const { noms, ...cotes } = differencesClient(
    { revision: row.revision, etat: avant },
    { revision: suivante, etat: apres },
  )
  if (noms.length === 0) return row
  const { logos: images, ...colonnes } = apres
  await keepVersion(tx, {
    clientCode: code,
    revision: row.revision,
    le: row.modifieLe ?? now,
    etat: avant,
  })
  await keepVersion(tx, { clientCode: code, revision: suivante, le: now, etat: apres })
  const written = await writeClient(tx, code, colonnes, now)
  if (noms.some((nom) => nom.startsWith('logos.'))) await showImages(tx, code, images)
  await noter(tx, { clientCode: code, objet: OBJET_CLIENTS, cible: code, ...cotes })
  await announce(tx, TOPIC_CLIENTS)
  return written
}

export const etatDe = (row: ClientRow, logos: readonly LogoRow[]): EtatClient => ({
  libelle: row.libelle,
  adresses: row.adresses,
  adressesRestreintes: row.adressesRestreintes,
  adressePublique: row.adressePublique,
  config: row.config,
  charte: row.charte,
  fonctionnalites: row.fonctionnalites,
  offresFermees: row.offresFermees,
  fournisseurExterne: row.fournisseurExterne,
  logos: Object.fromEntries(logos.map(({ nom, empreinte }) => [nom, empreinte])) as Partial<
    Record<NomDeLogo, string>
  >,
})

/** With what its settings are where nothing is said: saved again as it stands, nothing of it is sensitive. */
export function completDe(etat: EtatClient): EtatClient {
  const lu = clientConfigSchema.safeParse(etat.config)
  return lu.success ? { ...etat, config: lu.data } : etat
}
