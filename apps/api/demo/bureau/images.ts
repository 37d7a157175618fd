import { anneau, cercle, colline, commun, dessiner, pave, segment, type Trait } from './dessin.ts'

const LARGE = 640
const HAUT = 320

const SARCELLE = '#0b6765'
const PROFOND = '#074a49'
const AMBRE = '#f3b562'
const CLAIR = '#e3f0ee'
const BLANC = '#ffffff'
const GRIS = '#c9d6d4'

type ImageDemo = {
  titre: string
  alt: string
  nomFichier: string
  tags: readonly string[]
  fond: string
  traits: readonly Trait[]
}

const dans = (couleur: string, ...formes: Trait['forme'][]): Trait[] =>
  formes.map((forme) => ({ couleur, forme }))
const ombre = (forme: Trait['forme']): Trait => ({ couleur: PROFOND, opacite: 0.12, forme })

const carte = pave(190, 76, 260, 168, 18)
const page = pave(210, 60, 220, 208, 16)
/** Five days of four weeks. */
const jours = Array.from({ length: 20 }, (_, rang) => ({
  x: 246 + (rang % 5) * 37,
  y: 142 + Math.floor(rang / 5) * 33,
}))

/** What the insurer's texts are illustrated with, in its colours. */
export const images: readonly ImageDemo[] = [
  {
    titre: 'Lever du jour sur l’horizon',
    alt: 'Un soleil se lève derrière des collines',
    nomFichier: 'lever-du-jour.png',
    tags: ['Accueil'],
    fond: '#fdf3e1',
    traits: [
      { couleur: AMBRE, opacite: 0.25, forme: cercle(430, 176, 118) },
      { couleur: AMBRE, opacite: 0.45, forme: cercle(430, 176, 92) },
      ...dans(AMBRE, cercle(430, 176, 66)),
      ...dans('#8fc1b8', colline(196, 22, 74, 10)),
      ...dans('#3f938c', colline(232, 20, 96, 170)),
      ...dans(SARCELLE, colline(270, 12, 62, 60)),
    ],
  },
  {
    titre: 'Carte de tiers payant',
    alt: 'Une carte de tiers payant, avec le nom de ceux qu’elle couvre',
    nomFichier: 'carte-de-tiers-payant.png',
    tags: ['Carte', 'Remboursements'],
    fond: CLAIR,
    traits: [
      ombre(pave(196, 86, 260, 168, 18)),
      ...dans(BLANC, carte),
      ...dans(SARCELLE, commun(carte, pave(190, 76, 260, 48))),
      ...dans(AMBRE, cercle(420, 100, 11)),
      ...dans(BLANC, pave(212, 94, 96, 12, 6)),
      ...dans(PROFOND, pave(212, 144, 132, 10, 5), pave(212, 170, 108, 10, 5)),
      ...dans(GRIS, pave(212, 206, 176, 8, 4), pave(212, 222, 140, 8, 4)),
    ],
  },
  {
    titre: 'Lunettes',
    alt: 'Une paire de lunettes rondes',
    nomFichier: 'lunettes.png',
    tags: ['Optique'],
    fond: '#f6efe4',
    traits: [
      ...[236, 404].map((cx) => ({ couleur: BLANC, opacite: 0.7, forme: cercle(cx, 172, 62) })),
      ...dans(SARCELLE, anneau(236, 172, 62, 12), anneau(404, 172, 62, 12)),
      ...dans(SARCELLE, commun(anneau(320, 178, 22, 11), pave(290, 140, 60, 34))),
      ...dans(SARCELLE, segment(176, 156, 128, 128, 11), segment(464, 156, 512, 128, 11)),
      ...dans(AMBRE, segment(212, 158, 228, 146, 7), segment(380, 158, 396, 146, 7)),
    ],
  },
  {
    titre: 'Rendez-vous',
    alt: 'Un calendrier où un jour est retenu',
    nomFichier: 'rendez-vous.png',
    tags: ['Accueil', 'Prévention'],
    fond: CLAIR,
    traits: [
      ombre(pave(216, 70, 220, 208, 16)),
      ...dans(BLANC, page),
      ...dans(SARCELLE, commun(page, pave(210, 60, 220, 50))),
      ...dans(PROFOND, segment(262, 46, 262, 74, 10), segment(378, 46, 378, 74, 10)),
      ...dans(AMBRE, cercle(320, 208, 16)),
      ...dans(GRIS, ...jours.map(({ x, y }) => cercle(x, y, 6))),
      ...dans(PROFOND, cercle(320, 208, 6)),
    ],
  },
]

export const dessinDe = ({ fond, traits }: ImageDemo) => dessiner(LARGE, HAUT, fond, traits)
