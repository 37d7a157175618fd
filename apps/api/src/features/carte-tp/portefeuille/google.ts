import { sign } from 'node:crypto'
import type { CarteTp } from '@espace-adherent/contract'
import type { Client } from '../../client.ts'
import { textesCarte } from '../lettre.ts'
import { finDeValidite, numeroDeSerie } from './passage.ts'
import type { Google } from './reglages.ts'

/**
 * Where Google's wallet takes the card: all of it stands in the address, signed (RS256). The face alone,
 * for such an address is cut off after some two thousand characters.
 */
export function lienGoogle(
  carte: CarteTp,
  /** The insurer's own code as a text; null: it has given none. */
  code: string | null,
  client: Client,
  { classe, compte, cle }: Google,
  now: Date,
): string {
  const textes = textesCarte(carte, client)
  const dit = (value: string) => ({ defaultValue: { language: 'fr', value } })
  const champ = (id: 'numeroAdherent' | 'numeroAmc' | 'typeConvention' | 'csr') => ({
    id,
    header: textes[id],
    body: carte[id],
  })
  const [emetteur] = classe.split('.')
  const objet = {
    id: `${emetteur}.${numeroDeSerie(carte)}`,
    classId: classe,
    cardTitle: dit(client.libelle),
    header: dit(carte.nomOffre),
    hexBackgroundColor: client.charte.clair.primary,
    textModulesData: [
      ...(['numeroAdherent', 'numeroAmc', 'typeConvention', 'csr'] as const).map(champ),
      {
        id: 'assures',
        header: textes.assure,
        body: carte.assures
          .map(({ nom, prenom }) => `${nom.toLocaleUpperCase('fr')} ${prenom}`)
          .join(', '),
      },
    ],
    validTimeInterval: { end: { date: finDeValidite(carte) } },
    ...(code !== null && { barcode: { type: 'DATA_MATRIX', value: code } }),
  }
  const jeton = {
    iss: compte,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    payload: { genericObjects: [objet] },
  }
  const dits = [{ alg: 'RS256', typ: 'JWT' }, jeton].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const texte = dits.join('.')
  const signature = sign('RSA-SHA256', Buffer.from(texte), cle).toString('base64url')
  return `https://pay.google.com/gp/v/save/${texte}.${signature}`
}
