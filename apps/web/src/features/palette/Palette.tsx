import { rechercheResource } from '@espace-adherent/contract/demandes/gestion'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { useChoisi, usePose } from '@espace-adherent/ui/recherche/useChoisi.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listQuery } from '../../platform/query/list.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { type Choix, choixDe, type Ecran, type Liens } from './choix.ts'
import css from './palette.module.css'
import { textes } from './textes.ts'

/** Long enough to finish a word. */
const PAUSE = 200
/** Fewer letters find everybody. */
const LETTRES_MIN = 2

export type PaletteProps = {
  /** What whoever is signed in may open. */
  ecrans: readonly Ecran[]
  /** Null: they may not see requests, and nothing is looked for. */
  liens: Liens | null
  /** Opens a member's panel, by their account. */
  onPersonne: (id: string) => void
  onClose: () => void
}

/** From anywhere to a screen, a request, a member or a text: typed, chosen by arrows, opened by Enter. */
export default function Palette({ ecrans, liens, onPersonne, onClose }: PaletteProps) {
  const [saisie, setSaisie] = useState('')
  const champ = useRef<HTMLInputElement>(null)
  const q = usePose(saisie.trim(), PAUSE)
  const { data } = useQuery({
    ...listQuery(rechercheResource, { q }, { lifetime: 0 }),
    enabled: liens !== null && q.length >= LETTRES_MIN,
    placeholderData: keepPreviousData,
    meta: { libelle: rechercheResource.libelle, silent: true },
  })
  const trouves = saisie.trim().length < LETTRES_MIN ? [] : (data?.rows ?? [])
  const choix = liens
    ? choixDe(ecrans, trouves, liens, saisie)
    : choixDe(ecrans, [], SANS_LIENS, saisie)
  const open = ({ cle, href }: Choix) => {
    onClose()
    if (href === null) onPersonne(cle)
    else navigate(href)
  }
  const { boite, listeId, option, revenir } = useChoisi(choix, open)
  // The window gives the focus to its title, and this to where one types.
  useEffect(() => champ.current?.focus(), [])
  return (
    <Dialog title={textes.titre} onClose={onClose}>
      <input
        ref={champ}
        type="text"
        className={css.champ}
        role="combobox"
        aria-expanded={choix.length > 0}
        {...boite}
        aria-label={textes.champ}
        placeholder={textes.exemple}
        maxLength={100}
        value={saisie}
        onChange={({ currentTarget }) => {
          setSaisie(currentTarget.value)
          revenir()
        }}
      />
      <p className="visually-hidden" role="status">
        {textes.trouves(choix.length)}
      </p>
      <div id={listeId} role="listbox" aria-label={textes.resultats} className={css.liste}>
        {choix.map((un, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: chosen by arrows from the box, which keeps the focus
          <div
            key={`${un.genre} ${un.cle}`}
            role="option"
            tabIndex={-1}
            {...option(place)}
            data-debut={un.genre !== choix[place - 1]?.genre || undefined}
            data-genre={textes.genres[un.genre]}
            className={css.choix}
            onClick={() => open(un)}
          >
            <span className="strong">{un.titre}</span>
            <span className={css.detail}>{un.detail || textes.genres[un.genre]}</span>
          </div>
        ))}
      </div>
      {choix.length === 0 && <EmptyState title={textes.rien}>{textes.rienTexte}</EmptyState>}
      <p className={css.mode}>{textes.mode}</p>
    </Dialog>
  )
}

const SANS_LIENS: Liens = {
  demande: () => '',
  contenu: () => '',
  question: () => '',
}
