import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import {
  adressePubliqueSchema,
  codeClientSchema,
  couleurSchema,
  hoteSchema,
  libelleClientSchema,
} from '@espace-adherent/contract'
import {
  CONTRASTE_REQUIS,
  contrasteSurPage,
  couleurLisible,
  messageEmail,
  messageNom,
} from '@espace-adherent/domain'
import { StartRefusedError } from '../app/start-refused.ts'
import { isLoopback } from '../platform/http/local-only.ts'
import { type Image, readImage } from './image.ts'
import { textes } from './textes.ts'

const { refus } = textes

// Each reads what was typed for one option, and says in a sentence what is wrong.

export function readClient(texte: string): string {
  if (!codeClientSchema.safeParse(texte).success) throw new StartRefusedError(refus.client(texte))
  return texte
}

export function readLibelle(texte: string): string {
  const read = libelleClientSchema.safeParse(texte.normalize('NFC'))
  if (!read.success) throw new StartRefusedError(refus.libelle)
  return read.data
}

/** As browsers send them: accents become the registry's form. */
export function readHotes(texte: string): string[] {
  const ecrits = texte.split(',').map((hote) => hote.trim())
  const hotes = ecrits.filter((hote) => hote !== '').map(readHote)
  if (hotes.length === 0) throw new StartRefusedError(refus.hote(texte))
  return [...new Set(hotes)]
}

function readHote(ecrit: string): string {
  const hote = domainToASCII(ecrit.toLowerCase())
  if (!hoteSchema.safeParse(hote).success) throw new StartRefusedError(refus.hote(ecrit))
  return hote
}

export function readAdressePublique(texte: string, hotes: readonly string[]): string {
  const adresse = texte.trim()
  if (!adressePubliqueSchema.safeParse(adresse.toLowerCase()).success)
    throw new StartRefusedError(refus.adresse(adresse))
  const { origin, hostname, protocol } = new URL(adresse)
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new StartRefusedError(refus.adresseHttp(adresse))
  if (!hotes.includes(hostname)) throw new StartRefusedError(refus.adresseHorsHotes(hostname))
  return origin
}

export function readCouleur(texte: string): string {
  const couleur = texte.trim().toLowerCase()
  if (!couleurSchema.safeParse(couleur).success) throw new StartRefusedError(refus.couleur(texte))
  const contraste = contrasteSurPage(couleur)
  if (contraste < CONTRASTE_REQUIS)
    throw new StartRefusedError(
      // Rounded down: 4.49 is not enough and must not look as if it were.
      refus.contraste(
        couleur,
        (Math.floor(contraste * 10) / 10).toLocaleString('fr-FR'),
        couleurLisible(couleur),
      ),
    )
  return couleur
}

export function readLogo(fichier: string): Image {
  let contenu: Buffer
  try {
    contenu = readFileSync(fichier)
  } catch {
    throw new StartRefusedError(refus.logoIllisible(fichier))
  }
  const image = readImage(contenu)
  if (!image) throw new StartRefusedError(refus.logo(fichier))
  return image
}

export function readAdressePostale(texte: string): string {
  const adresse = texte.normalize('NFC').trim()
  if (adresse === '' || adresse.length > 200 || /[\p{Cc}<>]/u.test(adresse))
    throw new StartRefusedError(refus.adressePostale)
  return adresse
}

export function readEmail(texte: string): string {
  const message = messageEmail(texte.trim())
  if (message !== null) throw new StartRefusedError(`${message}.`)
  return texte.trim()
}

export function readNomPropre(texte: string, champ: 'nom' | 'prénom'): string {
  const nom = texte.normalize('NFC').trim()
  if (messageNom('')(nom) !== null) throw new StartRefusedError(refus.nomPropre(champ))
  return nom
}
