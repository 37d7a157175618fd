import { isEchange } from '@espace-adherent/contract/actes'
import { COMPTE_MAX, type LigneTraitement } from '@espace-adherent/contract/demandes/gestion'
import { urgenceLegale } from '@espace-adherent/domain/demandes'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { IconInbox } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Lecture } from '../../../platform/query/Lecture.tsx'
import { Pied } from '../../../platform/query/Pied.tsx'
import { badgeDe, chezDe } from './badge.ts'
import { type EtatVue, nombreFiltres } from './etat.ts'
import css from './liste.module.css'
import { aujourdhui, delaiDe, jourCourt, jourDe } from './moments.ts'
import { textes } from './textes.ts'

type Choix = {
  choisies?: ReadonlySet<string>
  onChoisit?: (choisies: ReadonlySet<string>) => void
}

type ListeProps = Choix & {
  vue: EtatVue
  lecture: ComponentProps<typeof Pied>['lecture'] &
    ComponentProps<typeof Lecture>['query'] & { isPlaceholderData: boolean }
  lignes: readonly LigneTraitement[]
  total: number
  ouverte: string | null
  lien: (id: string) => string
  onClear: () => void
}

/** The requests of a view, page after page. */
export function Liste({ vue, lecture, lignes, total, onClear, ...liste }: ListeProps) {
  const { choisies, onChoisit } = liste
  return (
    <>
      <p className="visually-hidden" role="status">
        {lecture.isPlaceholderData || !lecture.data ? '' : textes.trouvees(total)}
      </p>
      <Lecture query={lecture} attente={6}>
        {() =>
          lignes.length === 0 ? (
            <Vide isFiltree={vue.q !== '' || nombreFiltres(vue) > 0} onClear={onClear} />
          ) : (
            <>
              {onChoisit && (
                <label className={css.tous}>
                  <input
                    type="checkbox"
                    checked={lignes.every(({ id }) => choisies?.has(id))}
                    onChange={({ currentTarget }) =>
                      onChoisit(new Set(currentTarget.checked ? lignes.map(({ id }) => id) : []))
                    }
                  />
                  {textes.toutChoisir}
                </label>
              )}
              <ul aria-label={textes.liste}>
                {lignes.map((ligne) => (
                  <Ligne key={ligne.id} ligne={ligne} {...liste} />
                ))}
              </ul>
              <Pied lecture={lecture} total={total} compteesMax={COMPTE_MAX - 1} />
            </>
          )
        }
      </Lecture>
    </>
  )
}

type LigneProps = Choix & Pick<ListeProps, 'ouverte' | 'lien'> & { ligne: LigneTraitement }

function Ligne({ ligne, ouverte, lien, choisies, onChoisit }: LigneProps) {
  const { id, message, reference, numeroContrat } = ligne
  const libelle = message?.sujet || ligne.libelle
  const membre = ligne.membre ?? textes.anonyme
  const badge = badgeDe(ligne)
  const isOuverte = id === ouverte
  const place = useRef<HTMLLIElement>(null)
  // Whoever goes on by the keyboard sees where they are.
  useEffect(() => {
    if (isOuverte) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isOuverte])
  const toggle = () => {
    const suivantes = new Set(choisies)
    if (!suivantes.delete(id)) suivantes.add(id)
    onChoisit?.(suivantes)
  }
  return (
    <li ref={place} className={css.ligne} data-ouverte={isOuverte || undefined}>
      {onChoisit && (
        <input
          type="checkbox"
          className={css.case}
          aria-label={textes.choisir(libelle, membre)}
          checked={choisies?.has(id) ?? false}
          onChange={toggle}
        />
      )}
      <div className={css.quoi}>
        <a className={css.lien} href={lien(id)} aria-current={isOuverte ? 'true' : undefined}>
          {libelle}
        </a>
        {message && <span className={css.extrait}>«&nbsp;{message.extrait}&nbsp;»</span>}
        {!message && isEchange(ligne.acte) && ligne.membre !== null && (
          <span className={css.extrait}>{textes.sujetMedical}</span>
        )}
        <span className={`note anywhere ${css.reperes}`}>
          {message && <span className={css.nature}>{ligne.libelle} · </span>}
          {membre}
          {ligne.isSansCompte && ` (${textes.sansCompte})`}
          {[numeroContrat, reference].map(
            (repere) =>
              repere && (
                <span key={repere}>
                  {' · '}
                  <span className="nowrap">{repere}</span>
                </span>
              ),
          )}
        </span>
        {ligne.repetees.length > 0 && (
          <span className={`note anywhere ${css.repetees}`}>
            {textes.repetees(ligne.repetees.length)}
            {ligne.repetees.map((repetee) => (
              <span key={repetee.id}>
                {' '}
                <a className="nowrap" href={lien(repetee.id)}>
                  {repetee.reference}
                </a>
              </span>
            ))}
          </span>
        )}
      </div>
      <Echeance ligne={ligne} />
      <span className={css.etat}>
        <StateBadge tone={badge.tone}>{badge.libelle}</StateBadge>
        <span className="note anywhere">{chezDe(ligne)}</span>
      </span>
    </li>
  )
}

/** Late is red, close is amber, stopped is hatched; what is decided says when. */
function Echeance({ ligne }: { ligne: LigneTraitement }) {
  const legale = <Legale ligne={ligne} />
  if (ligne.decideeLe)
    return (
      <span className={css.echeance}>
        {legale}
        <span className="note anywhere">{textes.decideeLe(jourDe(ligne.decideeLe))}</span>
      </span>
    )
  const { urgence, libelle } = delaiDe(ligne)
  return (
    <span className={css.echeance} data-urgence={urgence}>
      <span className={css.delai}>
        <span className="visually-hidden">{textes.echeance}&nbsp;: </span>
        {libelle}
      </span>
      {legale}
      <span className="note anywhere">{textes.recueLe(jourDe(ligne.creeLe).slice(0, 5))}</span>
    </span>
  )
}

/** What the law wants, and by when: it goes on while the member is awaited. */
function Legale({ ligne: { legaleLe } }: { ligne: LigneTraitement }) {
  if (legaleLe === null) return null
  const urgence = urgenceLegale(legaleLe, aujourdhui())
  const dire = urgence === 'depassee' ? textes.legaleDepassee : textes.legale
  return (
    <span className={css.legale} data-legale={urgence}>
      {dire(jourCourt(legaleLe))}
    </span>
  )
}

const Vide = ({ isFiltree, onClear }: { isFiltree: boolean; onClear: () => void }) =>
  isFiltree ? (
    <EmptyState
      title={textes.videFiltre}
      action={<Button onClick={onClear}>{textes.effacer}</Button>}
    >
      {textes.videFiltreTexte}
    </EmptyState>
  ) : (
    <EmptyState icon={<IconInbox size={40} stroke={1.25} aria-hidden="true" />} title={textes.vide}>
      {textes.videTexte}
    </EmptyState>
  )
