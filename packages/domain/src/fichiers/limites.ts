import { refusNomFichier, refusTailleFichier, refusTailleTotale } from './contenu.ts'
import { extensionDe } from './type.ts'

/** What a browser knows of a file before it is sent; `type` is its MIME type, often empty. */
export type FichierLocal = { readonly name: string; readonly size: number; readonly type: string }

/** Why a file is refused before it is sent. */
export const filtresFichier = [
  'nom',
  'vide',
  'extension',
  'mime',
  'taille',
  'nombre',
  'tailleTotale',
] as const
export type FiltreFichier = (typeof filtresFichier)[number]

export type ReglesFichiers = {
  readonly obligatoire?: boolean | undefined
  /** How many files the queue takes; one unless told. */
  readonly nombreMax?: number | undefined
  /** Bytes of one file, and of all of them together. */
  readonly tailleMax?: number | undefined
  readonly tailleTotaleMax?: number | undefined
  /** Without their dot: « pdf ». */
  readonly extensions?: readonly string[] | undefined
  /** « application/pdf », or a family: « image/* ». */
  readonly mimes?: readonly string[] | undefined
  /** In place of the default message of a filter. */
  readonly messages?: Readonly<Partial<Record<FiltreFichier, string>>> | undefined
}

export const nombreMaxDe = ({ nombreMax = 1 }: ReglesFichiers) => nombreMax
export const isMultiple = (regles: ReglesFichiers) => nombreMaxDe(regles) > 1

/** The first filter that refuses a file which would join others, `deja` bytes and files of them. */
export function filtreRefusant(
  fichier: FichierLocal,
  regles: ReglesFichiers,
  deja: { nombre: number; taille: number },
): FiltreFichier | null {
  const { tailleMax = Infinity, tailleTotaleMax = Infinity } = regles
  if (refusNomFichier(fichier.name) !== null) return 'nom'
  if (fichier.size === 0) return 'vide'
  if (!isExtensionAcceptee(fichier.name, regles)) return 'extension'
  if (!isMimeAccepte(fichier.type, regles)) return 'mime'
  if (fichier.size > tailleMax) return 'taille'
  if (deja.nombre >= nombreMaxDe(regles)) return 'nombre'
  if (deja.taille + fichier.size > tailleTotaleMax) return 'tailleTotale'
  return null
}

function isExtensionAcceptee(nom: string, { extensions }: ReglesFichiers): boolean {
  return !extensions?.length || extensions.some((une) => une.toLowerCase() === extensionDe(nom))
}

/**
 * Browsers give no type to what their system does not know (a « .docx » without an office suite):
 * the extension then speaks alone, if there is a rule on it.
 */
function isMimeAccepte(mime: string, { mimes, extensions }: ReglesFichiers): boolean {
  if (!mimes?.length) return true
  if (mime === '') return Boolean(extensions?.length)
  const lu = mime.toLowerCase()
  return mimes.some((un) =>
    un.endsWith('/*') ? lu.startsWith(un.slice(0, -1).toLowerCase()) : lu === un.toLowerCase(),
  )
}

/** The message configured for that filter, else our own; some of ours depend on the file's name. */
export function messageFiltre(filtre: FiltreFichier, regles: ReglesFichiers, nom: string): string {
  return regles.messages?.[filtre] ?? messageParDefaut(filtre, regles, nom)
}

function messageParDefaut(filtre: FiltreFichier, regles: ReglesFichiers, nom: string): string {
  switch (filtre) {
    case 'nom':
      return refusNomFichier(nom) ?? 'Le nom du fichier n’est pas accepté'
    case 'vide':
      return 'Ce fichier est vide'
    case 'extension':
      return `Ce format n’est pas accepté. Formats acceptés\u00a0: ${libelleExtensions(regles)}`
    case 'mime':
      return 'Le contenu de ce fichier n’est pas d’un type accepté'
    case 'taille':
      return refusTailleFichier(regles.tailleMax ?? 0)
    case 'nombre': {
      const nombre = nombreMaxDe(regles)
      return nombre > 1
        ? `Vous pouvez joindre ${nombre} fichiers au maximum`
        : 'Vous ne pouvez joindre qu’un seul fichier'
    }
    case 'tailleTotale':
      return refusTailleTotale(regles.tailleTotaleMax ?? 0)
  }
}

/** « PDF, JPG, PNG ». */
export const libelleExtensions = ({ extensions = [] }: ReglesFichiers) =>
  extensions.map((extension) => extension.toUpperCase()).join(', ')

/** What the browser's file chooser should propose: extensions and types, as its attribute wants. */
export const acceptDe = ({ extensions = [], mimes = [] }: ReglesFichiers) =>
  [...extensions.map((extension) => `.${extension}`), ...mimes].join(',')
