import { formatCompte, libellesEtatLot } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { bilanEntiteSchema } from './rapport.ts'

const lu = { isCalcule: true } as const
const ouvert = { ...lu, isFacultatif: true } as const
const texte = { ...ouvert, genre: 'texte', max: 200 } as const

export const bilanLotSchema = z.object({ entites: z.array(bilanEntiteSchema) })
export type BilanLot = z.infer<typeof bilanLotSchema>

/** How far a run is: bytes that were read, or lots of contracts that were written, since when. */
export const avancementLotSchema = z.object({
  etape: z.enum(['lecture', 'ecriture']),
  faits: z.number(),
  total: z.number(),
  depuis: z.iso.datetime(),
})
export type AvancementLot = z.infer<typeof avancementLotSchema>

/** What waits for a second person: who asked, and why. */
const accordLotSchema = z.object({ par: z.string().nullable(), motif: z.string().nullable() })

const printBilan = (bilan: unknown) =>
  (bilan as BilanLot).entites
    .map(
      ({ entite, recus, rejetes }) => `${entite} ${formatCompte(recus)} (${formatCompte(rejetes)})`,
    )
    .join(', ')
const printAvancement = (avancement: unknown) => {
  const { faits, total } = avancement as AvancementLot
  return total === 0 ? '' : `${Math.floor((100 * faits) / total)}\u00a0%`
}

/** What a management system gave, lot by lot: what was received, what became of it, and what staff do with it. */
export const lotsGestion = defineGestion({
  key: 'lots',
  objet: 'import',
  slice: 'imports',
  path: '/imports',
  libelle: 'Lots importés',
  singulier: 'un lot',
  ecran: {
    chemin: 'systeme',
    section: 'controler',
    titre: 'Système de gestion',
    court: 'Système',
    intro:
      'Les fichiers du système de gestion\u00a0: envoyez-les, essayez-les, importez-les, puis lisez ce que chaque lot a changé.',
  },
  vide: 'Choisissez le dossier d’un lot\u00a0: son manifeste, ses fichiers, et ceux de «\u00a0fichiers\u00a0».',
  champs: {
    lot: { ...texte, libelle: 'Lot', isInsecable: true },
    source: { ...texte, libelle: 'Source', isFiltre: true },
    prisLe: { ...ouvert, genre: 'instant', libelle: 'Pris le' },
    etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatLot, isFiltre: true },
    avancement: {
      ...ouvert,
      genre: 'propre',
      libelle: 'Avancement',
      forme: avancementLotSchema,
      dire: printAvancement,
      initiale: {},
    },
    arret: { ...texte, libelle: 'Ce qui l’arrête' },
    lancePar: { ...texte, libelle: 'Lancé par' },
    confirmePar: { ...texte, libelle: 'Confirmé par' },
    commenceLe: { ...lu, genre: 'instant', libelle: 'Commencé le', isFiltre: true },
    finiLe: { ...ouvert, genre: 'instant', libelle: 'Fini le' },
    corrige: { ...texte, libelle: 'Corrige les rejets du lot' },
    bilan: {
      ...ouvert,
      genre: 'propre',
      libelle: 'Rapport',
      forme: bilanLotSchema,
      dire: printBilan,
      initiale: {},
    },
    rejets: { ...ouvert, genre: 'liste', libelle: 'Rejets', max: 20 },
    accord: {
      ...ouvert,
      genre: 'propre',
      libelle: 'Confirmation demandée',
      forme: accordLotSchema,
      dire: (accord) => (accord as z.infer<typeof accordLotSchema>).motif ?? '',
      initiale: {},
    },
  },
  colonnes: ['lot', 'source', 'prisLe', 'etat', 'lancePar', 'commenceLe'],
  titre: 'lot',
  recherche: ['lot', 'source'],
  tri: '-commenceLe',
  droits: droitsDe('imports', ['list', 'export', 'geste']),
  etats: { champ: 'etat', libelles: libellesEtatLot },
  gestes: {
    essayer: {
      libelle: 'Essayer',
      de: ['depose', 'essaye', 'arrete'],
      droit: 'create',
      confirmation: 'Le rapport dira ce que l’import ferait. Rien n’est écrit.',
      fait: 'L’essai est demandé.',
    },
    importer: {
      libelle: 'Importer',
      de: ['depose', 'essaye', 'arrete'],
      droit: 'create',
      confirmation:
        'Ce que le rapport annonce est écrit. Les adhérents voient aussitôt ce qui a changé.',
      fait: 'L’import est demandé.',
    },
    confirmer: {
      libelle: 'Demander la confirmation',
      de: ['a-confirmer'],
      saisie: {
        motif: {
          genre: 'texteLong',
          libelle: 'Pourquoi ces suppressions sont attendues',
          min: 10,
          max: 500,
          aide: 'Lu par la personne qui confirme. Aucun nom.',
        },
      },
      confirmation:
        'Une autre personne que celle qui a lancé ce lot doit confirmer. Rien n’est écrit d’ici là.',
      fait: 'La confirmation attend une autre personne.',
      accord: { demande: 'les suppressions d’un import' },
    },
    abandonner: {
      libelle: 'Abandonner',
      de: ['envoi', 'depose', 'essaye', 'arrete', 'a-confirmer'],
      droit: 'create',
      confirmation: 'Les fichiers envoyés et les rejets sont effacés. Ce lot n’est pas écrit.',
      fait: 'Le lot est abandonné.',
    },
  },
})
