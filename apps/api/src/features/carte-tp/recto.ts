import type { CarteTp } from '@espace-adherent/contract'
import type { Place } from '../../platform/documents/index.ts'
// Not through the index: a thread that draws has no use for the rest.
import { asArtifact } from '../../platform/documents/pdf-page.ts'
import type { CarteTextes } from './mots.ts'

export const RECTO_HEIGHT = 150

type Charte = { nom: string; couleur: string; surCouleur: string }
export type Recto = { carte: CarteTp; textes: CarteTextes; charte: Charte }

const PADDING = 18
const DATAMATRIX = 84
/** Sizes of the identifiers: their names, and what a professional types. */
const LABEL = 8.5
const NUMBER = 13

/** The face of the card: whose, under which numbers, until when, and the code that a scanner reads. */
export function draw({ doc, parent, x, y, width }: Place, { carte, textes, charte }: Recto): void {
  asArtifact(
    doc,
    () => doc.roundedRect(x, y, width, RECTO_HEIGHT, 12).fill(charte.couleur),
    'Layout',
  )
  const left = x + PADDING
  const say = (tag: string, text: string, at: number, font: string, size: number) =>
    parent.add(
      doc.struct(tag as 'P', {}, () => {
        doc.font(font, size).fillColor(charte.surCouleur)
        doc.text(text, left, at, { lineBreak: false })
      }),
    )
  say('P', charte.nom, y + PADDING, 'bold', 14)
  say('P', carte.nomOffre, y + PADDING + 19, 'regular', 10)
  drawIdentifiants(
    {
      doc,
      parent,
      x: left,
      y: y + 68,
      width: width - 2 * PADDING - (carte.datamatrix ? DATAMATRIX + 20 : 0),
    },
    identifiants(carte, textes),
    charte,
  )
  say('P', textes.validite, y + RECTO_HEIGHT - 30, 'bold', 10.5)
  if (carte.datamatrix)
    drawDatamatrix(
      {
        doc,
        parent,
        x: x + width - PADDING - DATAMATRIX - 12,
        y: y + (RECTO_HEIGHT - DATAMATRIX - 12) / 2,
        width: DATAMATRIX + 12,
      },
      carte.datamatrix,
      textes.datamatrix,
    )
}

/** What a professional types, in the order of their software. */
const identifiants = (carte: CarteTp, textes: CarteTextes): [string, string][] => [
  [textes.numeroAmc, carte.numeroAmc],
  [textes.typeConvention, carte.typeConvention],
  [textes.csr, carte.csr],
  [textes.numeroAdherent, carte.numeroAdherent],
]

/** One row of titles, one of numbers. */
function drawIdentifiants(
  { doc, parent, x, y, width }: Place,
  cells: [string, string][],
  { surCouleur }: Charte,
) {
  const table = doc.struct('Table')
  parent.add(table)
  // As wide as what they hold, and what is left over shared out between them.
  const wide = cells.map(([libelle, valeur]) =>
    Math.max(
      doc.font('regular', LABEL).widthOfString(libelle),
      doc.font('bold', NUMBER).widthOfString(valeur),
    ),
  )
  const gap = (width - wide.reduce((sum, one) => sum + one, 0)) / cells.length
  const left = wide.map((_, i) => x + wide.slice(0, i).reduce((sum, one) => sum + one + gap, 0))
  const row = (tag: 'TH' | 'TD', texts: string[], at: number, font: string, size: number) => {
    const line = doc.struct('TR')
    table.add(line)
    texts.forEach((text, i) => {
      const scope = tag === 'TH' ? ({ scope: 'Column' } as object) : {}
      line.add(
        doc.struct(tag, scope, () => {
          doc.font(font, size).fillColor(surCouleur)
          doc.text(text, left[i] ?? x, at, { lineBreak: false })
        }),
      )
    })
    line.end()
  }
  row(
    'TH',
    cells.map(([libelle]) => libelle),
    y,
    'regular',
    LABEL,
  )
  row(
    'TD',
    cells.map(([, valeur]) => valeur),
    y + 13,
    'bold',
    NUMBER,
  )
  table.end()
}

/** Dark squares on white, with the quiet zone that scanners need around them. */
function drawDatamatrix(
  { doc, parent, x, y, width }: Place,
  { cote, modules }: NonNullable<CarteTp['datamatrix']>,
  alt: string,
) {
  const figure = doc.struct('Figure', { alt }, () => {
    doc.roundedRect(x, y, width, width, 6).fill('#ffffff')
    const module = (width - 12) / cote
    for (let rang = 0; rang < cote; rang++)
      // Neighbours are drawn as one: half as many, and no hairline between them.
      for (const { 0: suite, index } of modules
        .slice(rang * cote, (rang + 1) * cote)
        .matchAll(/1+/g))
        doc.rect(x + 6 + index * module, y + 6 + rang * module, suite.length * module, module)
    doc.fill('#000000')
  })
  parent.add(figure)
}
