import { randomUUID } from 'node:crypto'
import type { CodeClient } from '../types.ts'

type Reseau = {
  reseau: string
  url: string
  numOmc: string | null
  icon: string | null
  description: string
  /** Letters and colours of its picture; none: the icon of what it is about stands there. */
  image: { lettres: string; fond: string; encre: string } | null
}

/** Addresses of nobody: the names are the ones that the portal must open each in its own way. */
const reseaux: Record<CodeClient, Reseau[]> = {
  horizon: [
    {
      reseau: 'SantéClair',
      url: 'https://santeclair.example/acces',
      numOmc: '775685',
      icon: 'optique',
      description: 'Opticiens, dentistes et audioprothésistes à prix négociés, près de chez vous.',
      image: { lettres: 'SC', fond: '#1f5f8b', encre: '#ffffff' },
    },
    {
      reseau: 'KaliviaOsteo',
      url: 'https://kalivia.example/osteo',
      numOmc: '775685',
      icon: 'osteopathie',
      description: 'Des ostéopathes choisis pour leur formation, avec des honoraires encadrés.',
      image: null,
    },
    {
      reseau: 'Itelis',
      url: 'https://itelis.example/espace',
      numOmc: null,
      icon: 'audition',
      description: 'Aides auditives\u00a0: devis comparés et suivi pendant quatre ans.',
      image: null,
    },
  ],
  atlas: [
    {
      reseau: 'KaliviaDAO',
      url: 'https://kalivia.example/dao',
      numOmc: '784102',
      icon: 'dentaire',
      description: 'Dentistes, audioprothésistes et opticiens partenaires.',
      image: { lettres: 'K', fond: '#4b3f8f', encre: '#ffffff' },
    },
  ],
}

const picture = ({ lettres, fond, encre }: NonNullable<Reseau['image']>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
  `<rect width="96" height="96" rx="20" fill="${fond}"/><text x="48" y="60" fill="${encre}" ` +
  `font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle">${lettres}</text></svg>`

/** As the insurer's system knows them. */
export const reseauxDe = (clientCode: CodeClient) =>
  reseaux[clientCode].map(({ image, ...reseau }, ordre) => ({
    ...reseau,
    ordre,
    imageForm: image ? 'carre' : null,
  }))

/** The pictures that staff gave them. */
export const imagesDe = (clientCode: CodeClient) =>
  reseaux[clientCode].flatMap(({ reseau, image }) =>
    image
      ? [
          {
            reseau,
            image: {
              id: randomUUID() as string,
              clientCode,
              typeMime: 'image/svg+xml',
              contenu: new TextEncoder().encode(picture(image)),
            },
          },
        ]
      : [],
  )
