import { DOSSIER_PIECES, refusEnvoi, TAILLE_MAX_DEPOT } from '@espace-adherent/domain'
import { textes } from './textes.ts'

export type Choisi = { nom: string; contenu: Blob }
/** What is about to be sent, and what it is called by whoever reads the screen. */
export type Envoi = {
  annonce: { manifeste: string } | { corrige: string }
  fichiers: readonly Choisi[]
  dit: string
}

const octetsDe = (fichiers: readonly Choisi[]) =>
  fichiers.reduce((total, { contenu }) => total + contenu.size, 0)

/** Of a folder, its own name does not count; chosen one by one, papers are known by their kind. */
const nomDe = (file: File) => file.webkitRelativePath.split('/').slice(1).join('/') || file.name

/** The files of a lot: those that its manifest names, its mappings and its papers. What else lies there stays. */
export async function pickLot(files: readonly File[]): Promise<Envoi> {
  const tous = files.map((contenu) => ({ nom: nomDe(contenu), contenu }))
  const manifeste = await tous.find(({ nom }) => nom === 'manifeste.json')?.contenu.text()
  if (manifeste === undefined) throw new Error(textes.envoi.sansManifeste)
  const { lot, source, noms } = lire(manifeste)
  const isDuLot = (nom: string) => noms.includes(nom) || nom === 'correspondance.json'
  const isPiece = (nom: string) => nom.startsWith(DOSSIER_PIECES) && !/\/\./.test(nom)
  const fichiers = tous.flatMap(({ nom, contenu }) => {
    if (isDuLot(nom) || isPiece(nom)) return [{ nom, contenu }]
    // Without a folder nothing says where a paper stood.
    const isSeul = contenu.webkitRelativePath === '' && !/\.(?:json|jsonl|csv)/.test(nom)
    return isSeul ? [{ nom: `${DOSSIER_PIECES}${nom}`, contenu }] : []
  })
  refuser(fichiers, noms)
  return {
    annonce: { manifeste },
    fichiers,
    dit: textes.envoi.lot(lot, source, fichiers.length, octetsDe(fichiers)),
  }
}

/** Refused records of a lot, as somebody has corrected them. */
export function pickCorrections(corrige: string, files: readonly File[]): Envoi {
  const fichiers = files.map((contenu) => ({ nom: contenu.name, contenu }))
  refuser(
    fichiers,
    fichiers.map(({ nom }) => nom),
  )
  return { annonce: { corrige }, fichiers, dit: '' }
}

function refuser(fichiers: readonly Choisi[], noms: readonly string[]): void {
  const annonces = fichiers.map(({ nom, contenu }) => ({ nom, taille: contenu.size }))
  const refus = refusEnvoi(annonces, { noms, octetsPiece: TAILLE_MAX_DEPOT })
  if (refus) throw new Error(refus)
}

/** As much of it as is shown; the server reads the rest. */
function lire(texte: string): { lot: string; source: string; noms: string[] } {
  try {
    const { lot, source, fichiers } = JSON.parse(texte.replace(/^\ufeff/, ''))
    const noms = (fichiers as { fichier: unknown }[]).map(({ fichier }) => String(fichier))
    return { lot: String(lot), source: String(source), noms }
  } catch {
    throw new Error(textes.envoi.manifesteIllisible)
  }
}
