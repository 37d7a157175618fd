import {
  afficher,
  type Champ,
  type Gestion,
  isDOrigine,
  type LigneGestion,
} from '@espace-adherent/contract/gestion'
import { formatDate, formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { Fragment, type ReactNode } from 'react'
import type { Rendus } from './ecran.ts'
import css from './gestion.module.css'
import { textes } from './textes.ts'

export const afficherInstant = (instant: string) => formatInstantCourt(new Date(instant))

/** A row by the field that people know it by. */
export const titreDe = (gestion: Gestion, ligne: LigneGestion) =>
  afficher(gestion.champs[gestion.titre] as Champ, ligne[gestion.titre]) || ligne.id

/** The text of some HTML, for a cell. */
const sansBalises = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

function cellule(gestion: Gestion, nom: string, champ: Champ, ligne: LigneGestion): ReactNode {
  const valeur = ligne[nom]
  if (gestion.publication?.le === nom) return <Publication le={valeur as string | null} />
  if (nom === 'etat' && gestion.versions?.mode === 'brouillon')
    return <EtatRedige champ={champ} etat={String(valeur)} />
  if (valeur === null || valeur === undefined) return null
  if (champ.genre === 'instant') return <Piece>{afficherInstant(String(valeur))}</Piece>
  if (champ.genre === 'jour') return <Piece>{formatDate(String(valeur))}</Piece>
  if (champ.genre === 'riche')
    return <span className={css.extrait}>{sansBalises(String(valeur))}</span>
  if (champ.genre === 'texteLong') return <span className={css.lignes}>{String(valeur)}</span>
  const dit = afficher(champ, valeur)
  if (champ.isInsecable || dit.length <= COURT) return <Piece>{dit}</Piece>
  return LONG.test(dit) ? <span className="anywhere">{enMorceaux(dit)}</span> : dit
}

/** Where what is written as drafts stands. */
export const EtatRedige = ({ champ, etat }: { champ: Champ; etat: string }) => (
  <StateBadge tone={tons[etat] ?? 'neutral'}>{afficher(champ, etat)}</StateBadge>
)
const tons: Readonly<Record<string, Tone>> = {
  public: 'success',
  modifie: 'warning',
  programme: 'info',
  termine: 'neutral',
  brouillon: 'neutral',
}

/** An address breaks after its slashes before it breaks anywhere. */
const enMorceaux = (dit: string) =>
  dit.split(/(?<=\/)/).map((morceau, rang) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
    <Fragment key={rang}>
      {morceau}
      <wbr />
    </Fragment>
  ))

/** An address or a key, which would push the other columns out of the window. */
const LONG = /\S{20}/

/** « En cours »: what is that short costs no room on one line, and reads better. */
const COURT = 12

const Piece = ({ children }: { children: string }) => (
  <span className="tabular nowrap">{children}</span>
)

const Publication = ({ le }: { le: string | null }) => {
  if (le === null) return <StateBadge tone="warning">{textes.brouillon}</StateBadge>
  const isProgrammee = new Date(le) > new Date()
  return (
    <span className={css.publication}>
      <StateBadge tone={isProgrammee ? 'info' : 'success'}>
        {isProgrammee ? textes.programmee : textes.publiee}
      </StateBadge>
      <span className="tabular">{afficherInstant(le)}</span>
    </span>
  )
}

export const colonnesDe = (
  gestion: Gestion,
  noms: readonly string[],
  rendus: Rendus = {},
): readonly Colonne<LigneGestion>[] => [
  ...noms.map((nom) => {
    const champ = gestion.champs[nom] as Champ
    return {
      nom,
      libelle: champ.libelle,
      isTriable: gestion.tris.includes(nom),
      isNombre: champ.genre === 'nombre' || champ.genre === 'montant',
      rendu: rendus[nom] ?? ((ligne: LigneGestion) => cellule(gestion, nom, champ, ligne)),
    }
  }),
  ...(gestion.versions?.isOrigine ? [origine(gestion)] : []),
]

/** Whose words these are. */
const origine = (gestion: Gestion): Colonne<LigneGestion> => ({
  nom: 'modifieLe',
  libelle: textes.versions.etat,
  isTriable: false,
  isNombre: false,
  rendu: (ligne) =>
    isDOrigine(gestion, ligne) ? (
      <StateBadge tone="neutral">{textes.versions.origine}</StateBadge>
    ) : (
      <StateBadge tone="info">{textes.versions.propre}</StateBadge>
    ),
})

/** What takes a line of its own: an object of its slice, or a list that its screen draws. */
const isBloc = ({ genre }: Champ, isRendu: boolean) =>
  isRendu && (genre === 'propre' || genre === 'liste')

/** A row in full: what it has of each field, short ones first. */
export function faitsDe(gestion: Gestion, ligne: LigneGestion, rendus: Rendus = {}) {
  const dits = Object.entries<Champ>(gestion.champs).flatMap(([nom, champ]) => {
    const value = rendus[nom]?.(ligne) ?? cellule(gestion, nom, champ, ligne)
    return value ? [{ label: champ.libelle, value, isBloc: isBloc(champ, nom in rendus) }] : []
  })
  return {
    faits: dits.filter((dit) => !dit.isBloc),
    blocs: dits.filter((dit) => dit.isBloc),
  }
}
