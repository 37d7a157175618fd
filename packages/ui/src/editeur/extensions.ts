import { Image } from '@tiptap/extension-image'
import { Table, TableHeader, TableKit } from '@tiptap/extension-table'
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

/** A table says its title, which stands above it and is a line of text; no width, which would need a style. */
const Tableau = Table.extend({
  addAttributes: () => ({
    legende: {
      default: '',
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent ?? '',
      renderHTML: () => ({}),
    },
  }),
  // The title is known by the table: its words are no row.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const { legende } = node.attrs
    return legende
      ? ['table', {}, ['caption', {}, legende], ['tbody', {}, 0]]
      : ['table', {}, ['tbody', {}, 0]]
  },
})

/** Those who listen to a table hear which cell names which. */
const Entete = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: {
        default: 'col',
        parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? 'col',
      },
    }
  },
})

const marque = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, {}, 0] })

/** Short words that the portal explains. */
const Abrege = Mark.create({
  name: 'abbr',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
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
  TableKit.configure({ table: false, tableHeader: false }),
  // Drawn as it is written: the library's own drawing has no title.
  Tableau.configure({ View: null }),
  Entete,
  marque('sup'),
  marque('sub'),
  Abrege,
  Teinte,
  Classes,
]
