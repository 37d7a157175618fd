import {
  chapitresDonnees,
  dateAParis,
  formatDate,
  formatMontant,
  libellesChapitreDonnees,
} from '@espace-adherent/domain'
import { type Bloc, writeLetter } from '../../platform/documents/index.ts'
import { madeOnce } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import type { ChampPartie, GenreChamp, Partie, Valeur } from '../partie.ts'
import { letterheadOf, piedDe, textesDe } from '../portail/index.ts'
import { copieDonnees } from './mots.ts'
import { textes } from './textes.ts'

export type Lue = { partie: Partie; rows: readonly Readonly<Record<string, Valeur>>[] }

/** A readable file is read: beyond that many lines of one kind, the complete one has them. */
const LIGNES_LUES_MAX = 1_000

const toChamp = (champ: ChampPartie) => {
  const {
    libelle,
    genre = 'texte',
    isDetail = false,
  } = typeof champ === 'string' ? { libelle: champ } : champ
  return { libelle, genre: genre as GenreChamp, isDetail }
}

/** In the order in which one reads it, whatever the order of the slices. */
export const rangees = (parties: readonly Partie[]): Partie[] =>
  chapitresDonnees.flatMap((chapitre) => {
    const siennes = parties.filter((partie) => partie.chapitre === chapitre)
    return [
      ...siennes.filter(({ isPremiere }) => isPremiere),
      ...siennes.filter(({ isPremiere }) => !isPremiere),
    ]
  })

/** The complete file: what each key means, then the data under the same keys. */
export function toJson(client: Client, lues: readonly Lue[], now: Date): string {
  const cles = (partie: Partie) =>
    Object.entries(partie.champs).map(([cle, champ]) => {
      const { libelle, genre } = toChamp(champ)
      return [cle, `${libelle}${textes.genres[genre]}`]
    })
  const only = ({ partie, rows }: Lue) =>
    rows.map((row) =>
      Object.fromEntries(Object.keys(partie.champs).map((cle) => [cle, row[cle] ?? null])),
    )
  return JSON.stringify(
    {
      assureur: client.libelle,
      editeLe: now,
      avertissement: textes.avertissement,
      description: Object.fromEntries(
        lues.map(({ partie }) => [
          partie.cle,
          { titre: partie.titre, cles: Object.fromEntries(cles(partie)) },
        ]),
      ),
      donnees: Object.fromEntries(lues.map((lue) => [lue.partie.cle, only(lue)])),
    },
    null,
    2,
  )
}

/** The readable file: chapter by chapter, as the portal says it. */
export function toPdf(client: Client, lues: readonly Lue[], now: Date): Promise<Buffer> {
  const date = dateAParis(now)
  const t = textesDe(client, copieDonnees, { jour: date })
  const blocs: Bloc[] = [
    { kind: 'paragraph', text: t.intro },
    { kind: 'note', text: t.masque },
    { kind: 'note', text: t.proches },
  ]
  for (const chapitre of chapitresDonnees) {
    const siennes = lues.filter(({ partie }) => partie.chapitre === chapitre)
    blocs.push({ kind: 'notice', text: libellesChapitreDonnees[chapitre] })
    for (const lue of siennes.filter(({ rows }) => rows.length > 0))
      blocs.push({ kind: 'heading', text: lue.partie.titre }, ...blocsDe(lue))
    const vides = siennes.filter(({ rows }) => rows.length === 0)
    if (vides.length > 0)
      blocs.push({ kind: 'note', text: textes.rien(vides.map(({ partie }) => partie.titre)) })
  }
  const letter = { titre: t.titre, blocs, date, pied: piedDe(client) }
  return writeLetter(letter, letterheadOf(client))
}

function blocsDe({ partie, rows }: Lue): Bloc[] {
  const colonnes = Object.entries(partie.champs)
    .map(([cle, champ]) => ({ cle, ...toChamp(champ) }))
    .filter(({ isDetail }) => !isDetail)
  const montrees = rows.slice(0, LIGNES_LUES_MAX)
  const dites = montrees.map((row) => colonnes.map(({ cle, genre }) => dire(row[cle], genre)))
  const blocs: Bloc[] =
    partie.forme === 'tableau'
      ? [
          {
            kind: 'table',
            columns: colonnes.map(({ libelle, genre }) => ({
              libelle,
              isRight: genre === 'montant',
            })),
            rows: dites,
          },
        ]
      : dites.map((valeurs) => ({
          kind: 'facts',
          rows: colonnes.map(({ libelle }, i) => [libelle, valeurs[i] ?? ''] as const),
        }))
  if (rows.length > montrees.length)
    blocs.push({ kind: 'note', text: textes.abrege(montrees.length, rows.length) })
  return blocs
}

const heureParis = madeOnce(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
)

/** A value in words; what is made of several is said one after the other. */
function dire(valeur: Valeur | undefined, genre: GenreChamp = 'texte'): string {
  if (valeur === null || valeur === undefined || valeur === '') return textes.nonRenseigne
  if (valeur instanceof Date) return heureParis().format(valeur)
  if (typeof valeur === 'boolean') return valeur ? textes.oui : textes.non
  if (typeof valeur === 'number')
    return genre === 'montant' ? formatMontant(valeur) : String(valeur)
  if (typeof valeur === 'string') return genre === 'jour' ? formatDate(valeur) : valeur
  if (Array.isArray(valeur))
    return valeur.map((each) => dire(each as Valeur)).join('\n') || textes.nonRenseigne
  return Object.values(valeur as Record<string, Valeur>)
    .filter((each) => each !== null && each !== '')
    .map((each) => dire(each))
    .join(' · ')
}
