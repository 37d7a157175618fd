import {
  type FichierLocal,
  type FiltreFichier,
  filtreRefusant,
  messageFiltre,
  type ReglesFichiers,
} from './limites.ts'

/** A file that the server keeps, as forms send it. */
export type FichierEnvoye = {
  remoteFileName: string
  localFileName: string
  size: number
  inputName: string
}

export type EtatPiece =
  | { readonly etat: 'queued' }
  | { readonly etat: 'uploading'; readonly percent: number }
  | { readonly etat: 'uploaded'; readonly resultat: 'success'; readonly fichier: FichierEnvoye }
  | { readonly etat: 'uploaded'; readonly resultat: 'error'; readonly message: string }
  | { readonly etat: 'uploaded'; readonly resultat: 'cancelled' }

export type Piece<Source extends FichierLocal = FichierLocal> = EtatPiece & {
  readonly id: number
  readonly nom: string
  readonly taille: number
  /** Null for a file sent on an earlier visit: there is nothing to send again. */
  readonly source: Source | null
  /** How often sending has begun: a second try must not take news of the first. */
  readonly essai: number
}

/** The files of one field, in the order in which they were added; one is sent at a time. */
export type FileAttente<Source extends FichierLocal = FichierLocal> = readonly Piece<Source>[]

export type Refus = {
  readonly nom: string
  readonly filtre: FiltreFichier
  readonly message: string
}

/** Files that the server already has: a draft that is opened again. */
export const fileDepuis = (fichiers: readonly FichierEnvoye[]): FileAttente<never> =>
  fichiers.map((fichier, rang) => ({
    id: rang + 1,
    nom: fichier.localFileName,
    taille: fichier.size,
    source: null,
    essai: 0,
    etat: 'uploaded',
    resultat: 'success',
    fichier,
  }))

/** Adds the files that the rules accept; each counts for the next. Returns the refusals. */
export function ajouter<S extends FichierLocal>(
  file: FileAttente<S>,
  sources: readonly S[],
  regles: ReglesFichiers,
): { file: FileAttente<S>; refus: readonly Refus[] } {
  const refus: Refus[] = []
  const pieces = [...file]
  for (const source of sources) {
    const deja = { nombre: pieces.length, taille: poids(pieces) }
    const filtre = filtreRefusant(source, regles, deja)
    if (filtre)
      refus.push({ nom: source.name, filtre, message: messageFiltre(filtre, regles, source.name) })
    else pieces.push(nouvellePiece(pieces, source))
  }
  return { file: enchainer(pieces), refus }
}

const nouvellePiece = <S extends FichierLocal>(pieces: FileAttente<S>, source: S): Piece<S> => ({
  id: Math.max(0, ...pieces.map(({ id }) => id)) + 1,
  nom: source.name,
  taille: source.size,
  source,
  essai: 0,
  etat: 'queued',
})

const poids = (file: FileAttente) => file.reduce((somme, { taille }) => somme + taille, 0)

/** The piece being sent: never more than one. */
export const pieceEnCours = <S extends FichierLocal>(file: FileAttente<S>) =>
  file.find(({ etat }) => etat === 'uploading') ?? null

/** When nothing is being sent, the first one that waits starts. */
function enchainer<S extends FichierLocal>(file: FileAttente<S>): FileAttente<S> {
  const suivante = file.find(({ etat }) => etat === 'queued')
  if (!suivante || pieceEnCours(file)) return file
  return file.map((piece) =>
    piece === suivante
      ? { ...piece, essai: piece.essai + 1, etat: 'uploading', percent: 0 }
      : piece,
  )
}

/** Moves one piece, if its state allows it: late news of a cancelled one is ignored. */
function deplacer<S extends FichierLocal>(
  file: FileAttente<S>,
  id: number,
  peut: (piece: Piece<S>) => boolean,
  vers: EtatPiece,
): FileAttente<S> {
  if (!file.some((piece) => piece.id === id && peut(piece))) return file
  return enchainer(
    file.map(({ id: autre, nom, taille, source, essai, ...etat }) => ({
      id: autre,
      nom,
      taille,
      source,
      essai,
      ...(autre === id ? vers : etat),
    })),
  )
}

const isEnCours = ({ etat }: EtatPiece) => etat === 'uploading'

export function avancer<S extends FichierLocal>(f: FileAttente<S>, id: number, percent: number) {
  const piece = pieceEnCours(f)
  const vers = { etat: 'uploading', percent: borner(percent) } as const
  // Browsers report every few bytes: only a whole percent is passed on.
  const isConnu = piece?.etat === 'uploading' && piece.percent === vers.percent
  return isConnu ? f : deplacer(f, id, isEnCours, vers)
}

const borner = (percent: number) => Math.min(100, Math.max(0, Math.floor(percent)))

export const reussir = <S extends FichierLocal>(
  f: FileAttente<S>,
  id: number,
  fichier: FichierEnvoye,
) => deplacer(f, id, isEnCours, { etat: 'uploaded', resultat: 'success', fichier })

export const echouer = <S extends FichierLocal>(f: FileAttente<S>, id: number, message: string) =>
  deplacer(f, id, isEnCours, { etat: 'uploaded', resultat: 'error', message })

export const annuler = <S extends FichierLocal>(f: FileAttente<S>, id: number) =>
  deplacer(f, id, isEnCours, { etat: 'uploaded', resultat: 'cancelled' })

export const relancer = <S extends FichierLocal>(f: FileAttente<S>, id: number) =>
  deplacer(f, id, (piece) => actionsPiece(piece).includes('relancer'), { etat: 'queued' })

export const retirer = <S extends FichierLocal>(f: FileAttente<S>, id: number) =>
  f.filter((piece) => piece.id !== id || !actionsPiece(piece).includes('retirer'))

/** Removes all pieces in error, which have no remove button of their own. */
export const retirerEchecs = <S extends FichierLocal>(f: FileAttente<S>) =>
  f.filter((piece) => !isEnEchec(piece))

export const isEnEchec = (piece: EtatPiece) =>
  piece.etat === 'uploaded' && piece.resultat === 'error'

export type ActionPiece = 'annuler' | 'relancer' | 'retirer'

/** What can be done with a piece. In error, « try again » replaces « remove ». */
export function actionsPiece(piece: EtatPiece): readonly ActionPiece[] {
  if (piece.etat === 'queued') return ['retirer']
  if (piece.etat === 'uploading') return ['annuler']
  if (piece.resultat === 'success') return ['retirer']
  return piece.resultat === 'error' ? ['relancer'] : ['relancer', 'retirer']
}

/** What the form sends. */
export const fichiersEnvoyes = (file: FileAttente): FichierEnvoye[] =>
  file.flatMap((piece) =>
    piece.etat === 'uploaded' && piece.resultat === 'success' ? [piece.fichier] : [],
  )

export type EtatChamp = {
  etat: 'empty' | 'running' | 'invalid' | 'ok'
  /** Null when the field may be sent as it is. */
  message: string | null
}

/** How the field stands as a whole, for the form that holds it. */
export function etatChamp(file: FileAttente, regles: ReglesFichiers): EtatChamp {
  if (file.some(({ etat }) => etat === 'uploading' || etat === 'queued'))
    return { etat: 'running', message: 'Merci de patienter\u00a0: un envoi est en cours.' }
  if (file.some(isEnEchec))
    return {
      etat: 'invalid',
      message: 'Un fichier n’a pas été envoyé\u00a0: réessayez, ou retirez-le.',
    }
  if (fichiersEnvoyes(file).length > 0) return { etat: 'ok', message: null }
  return {
    etat: 'empty',
    message: regles.obligatoire ? 'Merci de joindre le document demandé.' : null,
  }
}
