import { formatMoLimite } from './taille.ts'
import { extensionDe, isNomFichierAccepte } from './type.ts'

/** How a file is built: its bytes must show it, whatever its name says. */
export type FamilleContenu = 'bmp' | 'jpeg' | 'png' | 'pdf' | 'ole' | 'ooxml'

type Format = {
  famille: FamilleContenu
  typeMime: string
  /** Other names under which browsers announce the same type. */
  alias?: readonly string[]
}

const office = 'application/vnd.openxmlformats-officedocument'

const formats = {
  bmp: { famille: 'bmp', typeMime: 'image/bmp', alias: ['image/x-ms-bmp', 'image/x-bmp'] },
  jpg: { famille: 'jpeg', typeMime: 'image/jpeg', alias: ['image/jpg', 'image/pjpeg'] },
  jpeg: { famille: 'jpeg', typeMime: 'image/jpeg', alias: ['image/jpg', 'image/pjpeg'] },
  png: { famille: 'png', typeMime: 'image/png', alias: ['image/x-png'] },
  pdf: { famille: 'pdf', typeMime: 'application/pdf', alias: ['application/x-pdf'] },
  doc: { famille: 'ole', typeMime: 'application/msword' },
  docx: { famille: 'ooxml', typeMime: `${office}.wordprocessingml.document` },
  ppt: { famille: 'ole', typeMime: 'application/vnd.ms-powerpoint' },
  pptx: { famille: 'ooxml', typeMime: `${office}.presentationml.presentation` },
  xls: { famille: 'ole', typeMime: 'application/vnd.ms-excel' },
  xlsx: { famille: 'ooxml', typeMime: `${office}.spreadsheetml.sheet` },
} as const satisfies Record<string, Format>

export type ExtensionAcceptee = keyof typeof formats

export const extensionsAcceptees = Object.keys(formats) as readonly ExtensionAcceptee[]

export type FormatAccepte = {
  extension: ExtensionAcceptee
  famille: FamilleContenu
  typeMime: string
}

/** What a file of that name must hold; null when its extension is not accepted. */
export function formatAttendu(nom: string): FormatAccepte | null {
  const extension = extensionDe(nom) as ExtensionAcceptee
  if (!Object.hasOwn(formats, extension)) return null
  const { famille, typeMime } = formats[extension]
  return { extension, famille, typeMime }
}

const typesDe = ({ typeMime, alias = [] }: Format): readonly string[] => [typeMime, ...alias]
const typesConnus = new Set(Object.values(formats).flatMap(typesDe))
/** Application types that a browser would run. */
const typesActifs = /^application\/(xhtml\+xml|xml|(x-)?(java|ecma)script)$/

/**
 * Whether the type that the browser announces fits the extension. Browsers announce what the
 * machine's programs have registered, so an unknown application type passes, and the bytes decide.
 * A known text, film or picture type that does not fit is a contradiction.
 */
export function isTypeAnnonceCoherent(extension: ExtensionAcceptee, annonce: string): boolean {
  const type = annonce.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/octet-stream') return true
  if (typesDe(formats[extension]).includes(type)) return true
  return type.startsWith('application/') && !typesConnus.has(type) && !typesActifs.test(type)
}

/** The first bytes of each family. */
const signatures: Readonly<Record<FamilleContenu, readonly number[]>> = {
  bmp: [0x42, 0x4d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ooxml: [0x50, 0x4b, 0x03, 0x04],
}

/** The signature must stand at the very first byte: anything before it would be another file. */
export const hasSignature = (famille: FamilleContenu, debut: Uint8Array) =>
  signatures[famille].every((octet, i) => debut[i] === octet)

/** What the server takes when its configuration says nothing: 20 Mo exactly. */
export const TAILLE_MAX_DEPOT = 20 * 1024 * 1024

/** Of all the pages of one document together. */
export const TAILLE_TOTALE_MAX_DEPOT = 50 * 1024 * 1024

/** Control characters, and marks that reverse the writing to hide the real extension. */
const invisibles = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Why this name is refused, in words for its owner; null: accepted. */
export function refusNomFichier(nom: string): string | null {
  if (nom.trim() === '') return 'Le nom du fichier est vide'
  if (nom.length > 255) return 'Le nom du fichier ne doit pas dépasser 255 caractères'
  if (invisibles.test(nom))
    return 'Le nom du fichier contient des caractères invisibles\u00a0: renommez-le, puis recommencez'
  if (!isNomFichierAccepte(nom))
    return 'Le nom du fichier ne peut pas contenir les caractères \\ / : * ? " < > |'
  return null
}

export const refusTypeFichier = () =>
  `Ce type de fichier n’est pas accepté. Formats acceptés\u00a0: ${extensionsAcceptees.join(', ')}`

export const refusTailleTotale = (octetsMax: number) =>
  `Le poids total des pièces jointes est limité à ${formatMoLimite(octetsMax)} Mo`

export const refusTailleFichier = (octetsMax: number) =>
  `Le poids d’une pièce jointe est limité à ${formatMoLimite(octetsMax)} Mo`
