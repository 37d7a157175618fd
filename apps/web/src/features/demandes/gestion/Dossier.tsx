import { isEchange } from '@espace-adherent/contract/actes'
import type { DossierTraitement, Reperes } from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState, Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../platform/http/error.ts'
import { LectureLignes } from '../../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../../platform/routing/ScreenTitle.tsx'
import { Presence } from '../../gestion/index.ts'
import { Actions } from './Actions.tsx'
import { badgeDe, chezDe } from './badge.ts'
import { SeulContext } from './Cadre.tsx'
import { ConflitVue } from './Conflit.tsx'
import { Demande } from './Demande.tsx'
import css from './dossier.module.css'
import { Echanges, Notes } from './Echanges.tsx'
import { instantDe, jourDe } from './moments.ts'
import { Personne } from './Personne.tsx'
import { Pieces } from './Pieces.tsx'
import { dossierQuery } from './queries.ts'
import { Jointe } from './Reunir.tsx'
import { textes } from './textes.ts'
import { type Enchaine, useTraitement } from './useTraitement.ts'

/** Where what was just done is said: read with the title. */
export const FAITE = 'demande-faite'

type DossierPanneauProps = {
  id: string
  /** It is the screen, and not a part of it. */
  isSeul: boolean
  collegues: Reperes['collegues']
  /** What was done to the one before, over this one. */
  faite: ReactNode
  enchaine: Enchaine
  lien: (id: string) => string
  onPrecedente: (() => void) | null
  onSuivante: (() => void) | null
  onClose: () => void
}

/** One request, whole: what accepting it would change comes first. */
export function DossierPanneau({ id, ...props }: DossierPanneauProps) {
  const query = useQuery(dossierQuery(id))
  const isAbsent = query.error instanceof HttpError && [400, 404].includes(query.error.status)
  if (isAbsent && !query.data)
    return (
      <Card>
        {props.isSeul && <ScreenTitle>{textes.titre}</ScreenTitle>}
        <EmptyState
          title={textes.introuvable}
          action={<Button onClick={props.onClose}>{textes.fermer}</Button>}
        >
          {textes.introuvableTexte}
        </EmptyState>
      </Card>
    )
  return (
    <LectureLignes query={query} attente={['32rem']}>
      {([dossier]) => (
        <SeulContext value={props.isSeul}>
          <Contenu dossier={dossier} {...props} />
        </SeulContext>
      )}
    </LectureLignes>
  )
}

type ContenuProps = Omit<DossierPanneauProps, 'id'> & { dossier: DossierTraitement }

function Contenu({ dossier, collegues, faite, enchaine, lien, ...tete }: ContenuProps) {
  const suivi = useTraitement(dossier, enchaine)
  const isConversation = isEchange(dossier.acte)
  const [onglet, setOnglet] = useState(isConversation ? 'conversation' : 'demande')
  const tab = (key: keyof typeof textes.onglet, contenu: ReactNode, nombre?: number) => ({
    key,
    titre: textes.onglet[key],
    contenu,
    ...(nombre !== undefined && nombre > 0 && { nombre }),
  })
  return (
    <Card className={css.dossier}>
      {faite}
      <Tete dossier={dossier} isSuite={Boolean(faite)} {...tete} />
      {dossier.empechement && (
        <Notice tone="warning" title={textes.empechement}>
          {dossier.empechement}.
        </Notice>
      )}
      <Jointe jointeA={dossier.jointeA} lien={lien} />
      {suivi.conflit && <ConflitVue conflit={suivi.conflit} dossier={dossier} />}
      <Tabs
        label={textes.onglets}
        value={onglet}
        onChange={setOnglet}
        tabs={[
          ...(isConversation
            ? [tab('conversation', <Echanges dossier={dossier} suivi={suivi} />)]
            : []),
          tab('demande', <Demande dossier={dossier} suivi={suivi} />),
          tab('pieces', <Pieces dossier={dossier} />, dossier.pieces.length),
          ...(isConversation
            ? []
            : [
                tab(
                  'echanges',
                  <Echanges dossier={dossier} suivi={suivi} />,
                  dossier.messages.length,
                ),
              ]),
          tab('notes', <Notes dossier={dossier} suivi={suivi} />, dossier.notes.length),
          tab('personne', <Personne dossier={dossier} lien={lien} />),
          tab('historique', <Historique dossier={dossier} />, dossier.evenements.length),
        ]}
      />
      <Actions dossier={dossier} suivi={suivi} collegues={collegues} lien={lien} />
    </Card>
  )
}

type TeteProps = Pick<
  ContenuProps,
  'dossier' | 'isSeul' | 'onPrecedente' | 'onSuivante' | 'onClose'
> & { isSuite: boolean }

function Tete({ dossier, isSeul, isSuite, onPrecedente, onSuivante, onClose }: TeteProps) {
  const { tone, libelle: etat } = badgeDe(dossier)
  const titre = useRef<HTMLHeadingElement>(null)
  // Opened from the list, it is read from its title.
  useEffect(() => titre.current?.focus({ preventScroll: true }), [])
  const intitule = dossier.message?.sujet || dossier.libelle
  const sujet = [
    dossier.reference,
    dossier.message && dossier.libelle,
    dossier.membre ?? textes.anonyme,
    [dossier.nomOffre, dossier.numeroContrat].filter(Boolean).join(' '),
    textes.recueLe(jourDe(dossier.creeLe)),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="flex between gap-8 col-16 top">
      <div className={css.titres}>
        {isSeul ? (
          <ScreenTitle>{intitule}</ScreenTitle>
        ) : (
          <h2
            ref={titre}
            tabIndex={-1}
            className={css.titre}
            aria-describedby={isSuite ? FAITE : undefined}
          >
            {intitule}
          </h2>
        )}
        <p className={css.discret}>{sujet}</p>
        <p className={css.badges}>
          <StateBadge tone={tone}>{etat}</StateBadge>
          <span className={css.discret}>{chezDe(dossier)}</span>
        </p>
        <Presence objet="demande" cible={dossier.id} />
      </div>
      <div className={css.outils}>
        <Outil label={textes.precedente} onClick={onPrecedente}>
          <IconChevronUp size={20} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil label={textes.suivanteListe} onClick={onSuivante}>
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil label={textes.fermer} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </Outil>
      </div>
    </div>
  )
}

type OutilProps = { label: string; onClick: (() => void) | null; children: ReactNode }

const Outil = ({ label, onClick, children }: OutilProps) => (
  <button
    type="button"
    className={css.outil}
    aria-label={label}
    title={label}
    aria-disabled={onClick === null || undefined}
    onClick={() => onClick?.()}
  >
    {children}
  </button>
)

/** The latest first: what happened, who did it, why. */
const Historique = ({ dossier }: { dossier: DossierTraitement }) => (
  <ol className={css.histoire}>
    {dossier.evenements.toReversed().map(({ geste, nom, le, texte }, rang) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: events are known by their place
      <li key={rang}>
        <span className={css.discret}>{instantDe(le)}</span>
        <span>
          {textes.evenement(geste, nom)}
          {geste === 'confier' && texte && ` à ${texte}`}
          {geste !== 'confier' && texte && <span className={css.cite}>{texte}</span>}
        </span>
      </li>
    ))}
  </ol>
)
