import { type ValeursClient, valeursClientSchema } from '@espace-adherent/contract'
import { ecrireChemin, reglagesSensibles } from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { tell } from '../nouvelles/index.ts'
import { holdClient, saveClient } from '../portail/index.ts'
import { findHotes, findLogosDe } from './clients.repository.ts'
import type { EtatClient } from './clients.schema.ts'
import { ecrireVersion, etatDe, OBJET_CLIENTS } from './ecriture.ts'
import { readPoints } from './ouverture.ts'
import { type Fautes, fautesDe } from './regles.ts'

/**
 * Opens a client that has one administrator, from the server itself: all but a second person must be ready. What is
 * missing is given back, and nothing is written; null: there is no such client, or it is open.
 */
export async function openAlone(
  tx: Executor,
  { code, url }: { code: string; url: string },
  now: Date,
): Promise<string[] | null> {
  const row = await holdClient(tx, code)
  if (!row?.preparation) return null
  const { preparation } = row
  const points = await readPoints(tx, { ...row, preparation }, url, {
    accord: null,
    administrateurs: 1,
  })
  const manques = points.filter(({ cle, etat }) => cle !== 'droits' && etat !== 'pret')
  if (manques.length > 0) return manques.map(({ titre, texte }) => `${titre} : ${texte}`)
  await write(tx, { client: row, now, auteur: null }, async (e) =>
    tell(e, await saveClient(e, code, { preparation: null, ouvertLe: now, modifieLe: now }, null), {
      action: 'ouverture',
      objet: OBJET_CLIENTS,
      cible: code,
      a: null,
      detail: { par: 'installation' },
    }),
  )
  return []
}

export type Reglage = { code: string; chemin: string; valeur: unknown }

/**
 * A sensitive setting, written by whoever holds the server itself: the way out of a client that has nobody to
 * agree, or nobody who can sign in. Its line says so. What is wrong is given back, and nothing is written.
 */
export async function reglerClient(
  tx: Executor,
  { code, chemin, valeur }: Reglage,
  now: Date,
): Promise<Fautes> {
  if (!Object.hasOwn(reglagesSensibles, chemin)) return { [chemin]: '' }
  // A provider has a secret, and is asked before it is kept: from here, one only goes back to the portal's own.
  if (chemin === 'fournisseurExterne' && valeur !== null) return { [chemin]: '' }
  const row = await holdClient(tx, code)
  if (!row) return { client: '' }
  const logos = await findLogosDe(tx, code)
  const etat = etatDe(row, logos)
  const apres: EtatClient = ecrireChemin(
    etat,
    chemin,
    valeur ?? (chemin.includes('.') ? undefined : null),
  )
  const [racine = ''] = chemin.split('.')
  const lu = valeursClientSchema.safeParse({ [racine]: apres[racine as keyof EtatClient] })
  if (!lu.success) return { [chemin]: '' }
  const fautes = fautesDe(code, apres, apres as ValeursClient, await findHotes(tx))
  if (Object.keys(fautes).length > 0) return fautes
  await ecrireVersion(tx, { row, logos, etat }, apres, {
    now,
    auteur: null,
    a: null,
    action: 'modification',
    detail: { par: 'installation' },
  })
  return {}
}
