import { clientConfigSchema, type NomDeLogo } from '@espace-adherent/contract'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Auteur, type Ligne, tell } from '../nouvelles/index.ts'
import { saveClient } from '../portail/index.ts'
import { type ClientRow, findImages, keepVersion, type LogoRow } from './clients.repository.ts'
import type { EtatClient } from './clients.schema.ts'
import { differencesClient } from './differences.ts'

/** Names what is done to clients in the history. */
export const OBJET_CLIENTS = 'clients'

export type Tenu = { row: ClientRow; logos: LogoRow[]; etat: EtatClient }

/** Who changes a client, and as what it is told: the rest of the line is what changed. */
export type ParQui = Omit<Auteur, 'client'> & Pick<Ligne, 'a' | 'action' | 'detail'>

/** The change, both versions, its line and its announcement: one transaction. */
export const ecrireVersion = (
  tx: Executor,
  { row, etat: avant }: Tenu,
  apres: EtatClient,
  { now, auteur, ...ligne }: ParQui,
): Promise<ClientRow> =>
  write(tx, { client: row, now, auteur }, async (e) => {
    const clientCode = row.code
    const suivante = row.revision + 1
    const { noms, ...cotes } = differencesClient(
      { revision: row.revision, etat: avant },
      { revision: suivante, etat: apres },
    )
    if (noms.length === 0) return unchanged(e, row)
    const { logos: images, ...colonnes } = apres
    await keepVersion(e, {
      clientCode,
      revision: row.revision,
      le: row.modifieLe ?? now,
      etat: avant,
    })
    await keepVersion(e, { clientCode, revision: suivante, le: now, etat: apres })
    const logos = noms.some((nom) => nom.startsWith('logos.'))
      ? await findImages(e, clientCode, images)
      : null
    const change = await saveClient(e, clientCode, { ...colonnes, modifieLe: now }, logos)
    return tell(e, change, { ...ligne, objet: OBJET_CLIENTS, cible: clientCode, ...cotes })
  })

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
