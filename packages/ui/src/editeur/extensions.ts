import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Extension, Mark } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { isAdresseAcceptee } from './html.ts'

export const couleurs = ['primaire', 'secondaire'] as const
export type Couleur = (typeof couleurs)[number]

/** One of the charter's colours, by its class: the page's policy allows no style. */
const Teinte = Mark.create({
  name: 'teinte',
  addAttributes: () => ({
    classe: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        couleurs.find((couleur) => element.classList.contains(couleur)) ?? null,
      renderHTML: ({ classe }) => (classe ? { class: classe } : {}),
    },
  }),
  parseHTML: () => couleurs.map((couleur) => ({ tag: `span.${couleur}` })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const CLASSES = ['chapo', ...couleurs]

/** « Texte chapo », and whatever of our classes stands on a whole paragraph. */
const Classes = Extension.create({
  name: 'classes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        classe: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            [...element.classList].filter((nom) => CLASSES.includes(nom)).join(' ') || null,
          renderHTML: ({ classe }) => (classe ? { class: classe } : {}),
        },
      },
    },
  ],
})

/** What staff may write, and nothing else: the server keeps no more. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [4, 5, 6] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (adresse) => isAdresseAcceptee(adresse),
    },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
  Teinte,
  Classes,
]
