import type { AdresseProposee } from '@espace-adherent/domain/adresse/lecture.ts'
import { IconMapPin } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Spinner } from '../actions/Button.tsx'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/index.ts'
import { useChoisi, usePose } from '../recherche/useChoisi.ts'
import css from './adresse.module.css'
import { textes } from './textes.ts'
import { type Reponse, useReponse } from './useReponse.ts'

export type PropositionAdresse = AdresseProposee & { libelle: string }
/** Addresses that what is typed may mean; it fails where nobody can tell. */
export type ProposerAdresses = (saisie: string) => Promise<readonly PropositionAdresse[]>

/** Long enough to finish a word. */
const PAUSE = 300
/** Fewer letters find everywhere. */
const LETTRES_MIN = 4

type AdresseFieldProps = ChampProps<string> & {
  proposer: ProposerAdresses
  onChoisie?: (proposee: PropositionAdresse) => void
  /** It was left, or Enter was pressed, with words that were not chosen. */
  onEcrite?: (saisie: string) => void
  maxLength?: number
}

/** An address on one line, which proposes while one types; what is typed is as good as what is proposed. */
export function AdresseField({
  proposer,
  onChoisie,
  onEcrite,
  value,
  onChange,
  onBlur,
  ...champ
}: AdresseFieldProps) {
  const [isOuverte, setOuverte] = useState(false)
  /** What is known to have been chosen or told: asked no more, told no more. */
  const [dite, setDite] = useState(value)
  const pose = usePose(value.trim(), PAUSE)
  const isDemandee = pose.length >= LETTRES_MIN && pose !== dite.trim()
  const reponse = useReponse(isDemandee ? pose : null, proposer)
  const proposees = reponse.etat === 'finie' && pose === value.trim() ? reponse.lue : []
  const liste = isOuverte ? proposees : []
  const choose = (proposee: PropositionAdresse) => {
    setOuverte(false)
    setDite(proposee.libelle)
    onChange(proposee.libelle)
    onChoisie?.(proposee)
  }
  const tell = () => {
    setOuverte(false)
    if (value.trim().length < LETTRES_MIN || value === dite) return
    setDite(value)
    onEcrite?.(value)
  }
  const { boite, listeId, option, revenir } = useChoisi(liste, choose, { isPremier: false })
  const cadre = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Right under the box, over its hint: the screen does not move while one types.
    if (!menu.current || !cadre.current) return
    const { top, bottom, left, right } = cadre.current.getBoundingClientRect()
    const origine = menu.current.offsetParent?.getBoundingClientRect()
    Object.assign(menu.current.style, {
      top: `${bottom - (origine?.top ?? top) + 4}px`,
      left: `${left - (origine?.left ?? left)}px`,
      width: `${right - left}px`,
    })
  })
  const hasListe = liste.length > 0
  useEffect(() => {
    // On a phone it would open below what one sees.
    if (hasListe) menu.current?.scrollIntoView({ block: 'nearest' })
  }, [hasListe])
  return (
    <div className={css.cherchee}>
      <TextField
        {...champ}
        {...boite}
        role="combobox"
        aria-expanded={liste.length > 0}
        boxRef={cadre}
        value={value}
        onChange={(saisie) => {
          onChange(saisie)
          setOuverte(true)
          revenir()
        }}
        onKeyDown={(event) => {
          boite.onKeyDown(event)
          if (event.key === 'Escape' && liste.length > 0) {
            // It closes the list, and not the window that the field may stand in.
            event.preventDefault()
            event.stopPropagation()
            setOuverte(false)
          } else if (event.key === 'ArrowDown' && !isOuverte) setOuverte(true)
          else if (event.key === 'Enter' && !event.defaultPrevented) tell()
        }}
        onBlur={() => {
          tell()
          onBlur?.()
        }}
        after={reponse.etat === 'enCours' && <Spinner />}
      />
      <div
        ref={menu}
        id={listeId}
        role="listbox"
        aria-label={textes.proposeesAdresses}
        className={css.proposees}
        hidden={liste.length === 0}
      >
        {liste.map((proposee, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: chosen by arrows from the box, which keeps the focus
          <div
            key={proposee.libelle}
            role="option"
            tabIndex={-1}
            {...option(place)}
            className={css.proposee}
            // The box would be left before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(proposee)}
          >
            <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
            {proposee.libelle}
          </div>
        ))}
      </div>
      <p className={liste.length > 0 ? 'visually-hidden' : 'note'} role="status">
        {isOuverte ? announce(reponse) : ''}
      </p>
    </div>
  )
}

function announce(reponse: Reponse<readonly PropositionAdresse[]>): string {
  if (reponse.etat === 'echec') return textes.echecAdresses
  if (reponse.etat !== 'finie') return ''
  return reponse.lue.length === 0
    ? textes.aucuneAdresse
    : textes.adressesProposees(reponse.lue.length)
}
