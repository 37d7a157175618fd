export type TypeFichier = 'images' | 'document' | 'pdf' | 'presentation' | 'tableur' | 'autre'

const extensions: Record<Exclude<TypeFichier, 'autre'>, readonly string[]> = {
  images: ['bmp', 'jpg', 'jpeg', 'png'],
  document: ['doc', 'docx'],
  pdf: ['pdf'],
  presentation: ['ppt', 'pptx'],
  tableur: ['xls', 'xlsx'],
}

/** After the last dot, in lower case; none for « .htaccess » or « README ». */
export function extensionDe(nom: string): string {
  const point = nom.lastIndexOf('.')
  return point > 0 ? nom.slice(point + 1).toLowerCase() : ''
}

export function typeFichier(nom: string): TypeFichier {
  const extension = extensionDe(nom)
  const trouve = Object.entries(extensions).find(([, liste]) => liste.includes(extension))
  return (trouve?.[0] as TypeFichier | undefined) ?? 'autre'
}

/** Characters that Windows refuses in a file name, and control characters, which nobody wants. */
export const isNomFichierAccepte = (nom: string) =>
  nom.trim() !== '' &&
  nom.length <= 255 &&
  !/[\\/:*?"<>|]/.test(nom) &&
  ![...nom].some((c) => c.charCodeAt(0) < 0x20)
