import type { Charte, NomDeLogo } from '@espace-adherent/contract'
import { type Outline, traceWords } from '../../platform/documents/outline.ts'
import { escapeHtml } from '../portail/index.ts'
import { empreinteDe, type Image } from './images.ts'

/** The mark is a square of 34; the name stands beside it, on the same line. */
const COTE = 34
const ECART = 10
const TAILLE_NOM = 0.0195

type Encres = { fond: string; initiale: string; nom: string }

/** The first letter on a square of the insurer's colour, then its name: both drawn, not written. */
function enseigne(initiale: Outline, nom: Outline, encres: Encres): string {
  const largeur = Math.ceil(COTE + ECART + nom.largeur * TAILLE_NOM)
  return svg(
    largeur,
    nom.texte,
    marque(initiale, encres) +
      glyphes(nom, encres.nom, { x: COTE + ECART, y: 23.8, taille: TAILLE_NOM }),
  )
}

function marque(initiale: Outline, { fond, initiale: encre }: Encres): string {
  const taille = 0.024
  const x = (COTE - initiale.largeur * taille) / 2
  return (
    `<rect width="${COTE}" height="${COTE}" rx="10" fill="${fond}"/>` +
    // Capitals are 700 units high.
    glyphes(initiale, encre, { x, y: (COTE + 700 * taille) / 2, taille })
  )
}

const glyphes = (
  { trace }: Outline,
  encre: string,
  { x, y, taille }: { x: number; y: number; taille: number },
) =>
  `<path fill="${encre}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${taille} -${taille})" d="${trace}"/>`

const svg = (largeur: number, titre: string, contenu: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largeur} ${COTE}" width="${largeur}" height="${COTE}" role="img">` +
  `<title>${escapeHtml(titre)}</title>${contenu}</svg>`

/**
 * The four pictures of a client. A logo that was given stands wherever pages are light; on the
 * insurer's colour, where nobody knows how it would look, and in tabs, the drawn name does.
 */
export async function logosInitiaux(libelle: string, { clair }: Charte, fourni: Image | null) {
  const nom = await traceWords(libelle)
  const initiale = await traceWords(/\p{L}|\p{N}/u.exec(libelle)?.[0]?.toUpperCase() ?? '')
  const couleurs = { fond: clair.primary, initiale: clair.onPrimary, nom: clair.primaryStrong }
  const dessin = (source: string): Image => ({
    typeMime: 'image/svg+xml',
    contenu: Buffer.from(source),
  })
  const images: Record<NomDeLogo, Image> = {
    entete: fourni ?? dessin(enseigne(initiale, nom, couleurs)),
    clair: dessin(
      enseigne(initiale, nom, { fond: '#ffffff', initiale: clair.primary, nom: '#ffffff' }),
    ),
    pied: fourni ?? dessin(enseigne(initiale, nom, { ...couleurs, nom: clair.inkSoft })),
    icone: dessin(svg(COTE, libelle, marque(initiale, couleurs))),
  }
  return Object.entries(images).map(([nomDuLogo, { typeMime, contenu }]) => ({
    nom: nomDuLogo,
    typeMime,
    contenu,
    empreinte: empreinteDe(contenu),
  }))
}
