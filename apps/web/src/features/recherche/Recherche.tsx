import { rechercheMembreAddress } from '@espace-adherent/contract/addresses'
import {
  type GroupeTrouve,
  LETTRES_MIN,
  RECHERCHE_MEMBRE_MAX,
  type TrouveMembre,
} from '@espace-adherent/contract/recherche'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { useChoisi, usePose } from '@espace-adherent/ui/recherche/useChoisi.ts'
import { IconMessage, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../platform/browser/store.ts'
import { activeRaccourcis, raccourcisActifs } from '../../platform/palette/raccourcis.ts'
import { listQuery } from '../../platform/query/list.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useLiens } from '../portail/index.ts'
import { Groupe } from './Groupe.tsx'
import { slugContact, useOuvrirTrouve } from './ouvrir.ts'
import css from './recherche.module.css'
import { textes } from './textes.ts'

/** Long enough to finish a word. */
const PAUSE = 200
/** And to have meant it: what finds nothing is then counted. */
const PAUSE_POSEE = 1_500

export type RechercheProps = {
  nomOffre: string
  /** A relative does not write in their place. */
  isProche: boolean
  onClose: () => void
}

type Choix = { genre: 'trouve'; trouve: TrouveMembre } | { genre: 'suite'; chemin: string }

const question = (q: string, pose: boolean) => ({
  ...listQuery(
    rechercheMembreAddress,
    { q, ...(pose && { pose: 'oui' as const }) },
    { lifetime: 0 },
  ),
  meta: { libelle: rechercheMembreAddress.libelle, silent: true },
})

/** From anywhere to an act, a figure, a line, a document or an answer: typed, chosen by arrows, opened by Enter. */
export default function Recherche({ nomOffre, isProche, onClose }: RechercheProps) {
  const [saisie, setSaisie] = useState('')
  const champ = useRef<HTMLInputElement>(null)
  const isBarre = useStore(raccourcisActifs)
  const liens = useLiens()
  const ouvrir = useOuvrirTrouve()
  const q = usePose(saisie.trim(), PAUSE)
  const isAssez = q.length >= LETTRES_MIN
  const { data, isError, isPlaceholderData } = useQuery({
    ...question(q, false),
    enabled: isAssez,
    placeholderData: keepPreviousData,
  })
  const groupes: readonly GroupeTrouve[] =
    saisie.trim().length >= LETTRES_MIN ? (data?.rows ?? []) : []
  const isRien =
    isAssez &&
    q === saisie.trim() &&
    data !== undefined &&
    !isPlaceholderData &&
    groupes.length === 0
  const posee = usePose(saisie.trim(), PAUSE_POSEE)
  useQuery({ ...question(posee, true), enabled: isRien && posee === q })
  const choix = groupes.flatMap(({ trouves, suite }): Choix[] => [
    ...trouves.map((trouve) => ({ genre: 'trouve', trouve }) as const),
    ...(suite ? [{ genre: 'suite', chemin: suite } as const] : []),
  ])
  const open = (un: Choix) => {
    onClose()
    if (un.genre === 'trouve') ouvrir(un.trouve)
    else navigate(`#${un.chemin}`)
  }
  const { boite, listeId, option, revenir } = useChoisi(choix, open)
  // The window gives the focus to its title, and this to where one types.
  useEffect(() => champ.current?.focus(), [])
  const nombre = groupes.reduce((somme, { trouves }) => somme + trouves.length, 0)
  const ecrire = liens.demarche(slugContact, saisie.trim() ? { message: saisie.trim() } : undefined)
  return (
    <Dialog
      title={textes.titre}
      size="lg"
      isRetour
      onClose={onClose}
      entete={
        <div className={css.boite}>
          <IconSearch size={22} stroke={1.75} aria-hidden="true" />
          <input
            role="combobox"
            aria-expanded={choix.length > 0}
            {...boite}
            ref={champ}
            type="text"
            enterKeyHint="search"
            className={css.champ}
            aria-label={textes.champ}
            placeholder={textes.invite}
            maxLength={RECHERCHE_MEMBRE_MAX}
            value={saisie}
            onChange={({ currentTarget }) => {
              setSaisie(currentTarget.value)
              revenir()
            }}
          />
        </div>
      }
      actions={
        <div className={css.pied}>
          <span className={css.touches} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> {textes.choisir} <kbd>⏎</kbd> {textes.entrer}
          </span>
          <span className="note">{textes.cherche(nomOffre)}</span>
          {!isProche && (
            <span className={css.autre}>
              <IconMessage size={20} stroke={1.75} aria-hidden="true" />
              {textes.pasCela}
              <a href={ecrire} onClick={onClose}>
                {textes.ecrire}
              </a>
            </span>
          )}
        </div>
      }
    >
      <p className="visually-hidden" role="status">
        {isAssez && !isPlaceholderData && data && textes.trouves(nombre)}
      </p>
      <div id={listeId} role="listbox" aria-label={textes.resultats}>
        {groupes.map((groupe, i) => (
          <Groupe
            key={groupe.groupe}
            {...groupe}
            debut={groupes
              .slice(0, i)
              .reduce((n, { trouves, suite }) => n + trouves.length + (suite ? 1 : 0), 0)}
            option={option}
            onOpen={(trouve) => open({ genre: 'trouve', trouve })}
            onSuite={(chemin) => open({ genre: 'suite', chemin })}
          />
        ))}
      </div>
      {isError && <EmptyState title={textes.echec}>{textes.echecTexte}</EmptyState>}
      {saisie.trim() === '' && (
        <>
          <EmptyState title={textes.commencer}>{textes.commencerTexte}</EmptyState>
          <div className={css.reglage}>
            <SwitchField
              label={textes.barre}
              hint={textes.barreAide}
              value={isBarre}
              onChange={activeRaccourcis}
            />
          </div>
        </>
      )}
      {isRien && !isError && <EmptyState title={textes.rien(q)}>{textes.rienTexte}</EmptyState>}
    </Dialog>
  )
}
