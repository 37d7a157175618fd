import { RETOUR_PAPIER_PATH } from '@espace-adherent/contract'
import type { BlocRendu } from '@espace-adherent/domain'
import { type Sealer, sealJeton } from '../../platform/crypto/index.ts'
import type { Client } from '../client.ts'

/** Good for this and nothing else. */
export const JETON_RETOUR_PAPIER = 'retour-papier'
/** Long enough for whoever keeps their mails for years. */
const LIEN_MS = 5 * 365 * 24 * 3600_000

/** What ends digital papers by one click and a confirmation, signed in or not. */
export function lienRetourPapier(
  sealer: Sealer,
  client: Client,
  compteId: string,
  now: Date,
): string {
  const expire = new Date(now.getTime() + LIEN_MS)
  const jeton = sealJeton(sealer, JETON_RETOUR_PAPIER, { compteId, client: client.code }, expire)
  return `${client.adressePublique}${RETOUR_PAPIER_PATH}/${encodeURIComponent(jeton)}`
}

/** Stands in every mail that tells of a document; its variable is `papier`. */
export const retourPapier = [
  'Vous préférez recevoir vos documents sur papier\u00a0? C’est gratuit, et à tout moment\u00a0:',
  { lien: 'papier', libelle: 'Revenir au papier' },
] as const

/** The same, written: for mails whose words are a client's own. */
export const blocsPapier = (lien: string): BlocRendu[] => [
  { texte: retourPapier[0] },
  { lien, libelle: retourPapier[1].libelle },
]
