import { createHash } from 'node:crypto'
import type { CarteTp } from '@espace-adherent/contract'
import { formatDate, formatTauxTp } from '@espace-adherent/domain'
import { strToU8, zipSync } from 'fflate'
import { drawPng } from '../../../platform/documents/png.ts'
import type { Client } from '../../client.ts'
import { drawIcone } from '../../portail/index.ts'
import { textesCarte } from '../lettre.ts'
import type { CarteTextes } from '../mots.ts'
import { finDeValidite, numeroDeSerie } from './passage.ts'
import type { Apple } from './reglages.ts'
import { signManifest } from './signature.ts'

export const TYPE_PASSE = 'application/vnd.apple.pkpass'

/** Points, and how many pixels a screen has of them. */
const ICONE = 29
const CODE = 90
const densites = [1, 2, 3] as const

/** The card as an iPhone's wallet keeps it: what the card says, signed, and nothing that it does not say. */
export async function writePasse(
  carte: CarteTp,
  client: Client,
  apple: Apple,
  now: Date,
): Promise<Uint8Array> {
  const fichiers: Record<string, Uint8Array> = {
    'pass.json': strToU8(JSON.stringify(describePasse(carte, client, apple))),
  }
  for (const fois of densites) {
    const suffixe = fois === 1 ? '' : `@${fois}x`
    fichiers[`icon${suffixe}.png`] = await drawIcone(client, ICONE * fois)
    if (carte.datamatrix)
      fichiers[`thumbnail${suffixe}.png`] = drawCode(carte.datamatrix, CODE * fois)
  }
  const empreintes = Object.entries(fichiers).map(([nom, contenu]) => [
    nom,
    createHash('sha1').update(contenu).digest('hex'),
  ])
  const manifest = strToU8(JSON.stringify(Object.fromEntries(empreintes)))
  const signature = await signManifest(manifest, apple, now)
  return zipSync({ ...fichiers, 'manifest.json': manifest, signature })
}

type Champ = { key: string; label: string; value: string }

export function describePasse(carte: CarteTp, client: Client, { passe, equipe }: Apple) {
  const textes = textesCarte(carte, client)
  const { primary, onPrimary } = client.charte.clair
  const champ = (key: 'numeroAdherent' | 'numeroAmc' | 'typeConvention' | 'csr'): Champ => ({
    key,
    label: textes[key],
    value: carte[key],
  })
  return {
    formatVersion: 1,
    passTypeIdentifier: passe,
    teamIdentifier: equipe,
    serialNumber: numeroDeSerie(carte),
    organizationName: client.libelle,
    description: textes.titre,
    logoText: client.libelle,
    backgroundColor: rgb(primary),
    foregroundColor: rgb(onPrimary),
    labelColor: rgb(onPrimary),
    expirationDate: finDeValidite(carte),
    // A card with a person's name on it: it is not passed on from the wallet.
    sharingProhibited: true,
    generic: {
      headerFields: [{ key: 'fin', label: textes.fin, value: formatDate(carte.dateFin) }],
      primaryFields: [{ key: 'offre', label: textes.titre, value: carte.nomOffre }],
      secondaryFields: [champ('numeroAmc'), champ('typeConvention'), champ('csr')],
      auxiliaryFields: [champ('numeroAdherent')],
      backFields: versoDe(carte, textes),
    },
  }
}

function versoDe(carte: CarteTp, textes: CarteTextes): Champ[] {
  const lignes = carte.assures.map(
    ({ nom, prenom, dateNaissance, rang }) =>
      `${nom.toLocaleUpperCase('fr')} ${prenom}, ${formatDate(dateNaissance)}, ${textes.rang.toLocaleLowerCase('fr')} ${rang}`,
  )
  const domaines = carte.domaines.map(
    ({ code, libelle, taux }) => `${code} ${libelle}\u00a0: ${formatTauxTp(taux)}`,
  )
  const notes = [
    textes.taux100,
    ...(carte.isResponsable ? [textes.responsable] : []),
    ...(carte.portabiliteJusquAu ? [textes.portabilite] : []),
    ...(carte.telephoneProfessionnels === null ? [] : [textes.professionnels]),
  ]
  return [
    { key: 'validite', label: textes.titre, value: textes.validite },
    { key: 'assures', label: textes.assure, value: lignes.join('\n') },
    { key: 'domaines', label: textes.domaines, value: [...domaines, '', ...notes].join('\n') },
    {
      key: 'usage',
      label: textes.usage,
      value: [textes.conseilVitale, textes.conseilPec, textes.conseilFin].join('\n'),
    },
  ]
}

/**
 * A wallet knows no Data Matrix: the insurer's own code is shown as a picture. Written as another kind of
 * code, it would be one that no professional's software expects.
 */
function drawCode({ cote, modules }: NonNullable<CarteTp['datamatrix']>, pixels: number): Buffer {
  // Whole pixels, or a scanner reads the joints.
  const echelle = Math.max(1, Math.floor(pixels / (cote + 4)))
  const marge = Math.floor((pixels - cote * echelle) / 2)
  const carres = [...modules].flatMap((module, i) => {
    const [x, y] = [i % cote, Math.floor(i / cote)]
    return module === '1' ? [`M${x} ${-y}H${x + 1}V${-y - 1}H${x}Z`] : []
  })
  const trace = carres.join('')
  return drawPng({
    cote: pixels,
    fond: '#ffffff',
    encre: '#000000',
    trace,
    x: marge,
    y: marge,
    echelle,
  })
}

const rgb = (couleur: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(couleur.slice(at, at + 2), 16)).join(', ')})`
