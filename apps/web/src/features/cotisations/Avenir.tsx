import type { AvenirCotisation, LigneAvenir } from '@espace-adherent/contract/cotisations'
import { formatDate, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import { useAnnulation } from '../demandes/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './avenir.module.css'
import { textes as tous } from './textes.ts'

const { avenir: textes } = tous

/** What is paid today, what will be, and why: the server has added everything that is planned, once. */
export function Avenir({ avenir: { aujourdhui, paliers, lignes } }: { avenir: AvenirCotisation }) {
  const annulable = lignes.find(({ demande, sansElle }) => demande?.annulableJusquAu && sansElle)
  return (
    <Card title={textes.titre}>
      {aujourdhui !== null && (
        <dl className={css.paliers}>
          <Palier quand={textes.aujourdhui} montant={aujourdhui} />
          {paliers.map(({ depuis, montant, ecart }) => (
            <Palier
              key={depuis}
              quand={textes.aPartirDu(formatDateLongue(depuis))}
              montant={montant}
              note={textes.ecart(ecart)}
            />
          ))}
        </dl>
      )}
      {lignes.length === 0 ? (
        <p className="note">{textes.aucun}</p>
      ) : (
        <>
          <h3 className={css.titre}>{textes.changements}</h3>
          <ul>
            {lignes.map((ligne) => (
              <Ligne key={ligne.cle} ligne={ligne} />
            ))}
          </ul>
        </>
      )}
      {annulable?.sansElle && (
        <Notice tone="info" title={textes.recalcul}>
          {textes.sans(
            annulable.libelle,
            annulable.sansElle.montant,
            annulable.sansElle.depuis && formatDateLongue(annulable.sansElle.depuis),
          )}
        </Notice>
      )}
    </Card>
  )
}

function Palier({ quand, montant, note }: { quand: string; montant: number; note?: string }) {
  return (
    <div className={css.palier}>
      <dt className="note strong">{quand}</dt>
      <dd className={css.montant}>
        {montant === 0 ? (
          textes.plusRien
        ) : (
          <>
            <Montant cents={montant} /> <span className={css.parMois}>{textes.parMois}</span>
          </>
        )}
      </dd>
      {note && <dd className="note tabular">{note}</dd>}
    </div>
  )
}

function Ligne({ ligne }: { ligne: LigneAvenir }) {
  const liens = useLiens()
  const { depuis, effetLe, libelle, ecart, apres, demande, isSansEffet, genre } = ligne
  return (
    <li className={css.ligne}>
      <p className="strong">{formatDateLongue(depuis)}</p>
      <div className={css.quoi}>
        <p className="bold">{libelle}</p>
        {demande && (
          <p className="note">
            {textes.demandeLe(formatDate(demande.demandeeLe))} ·{' '}
            <a href={liens.demande(demande.id)} aria-label={textes.voirDemande(demande.reference)}>
              {demande.reference}
            </a>
          </p>
        )}
        {effetLe !== depuis && <p className="note">{textes.effetLe(formatDateLongue(effetLe))}</p>}
        {isSansEffet && <p className="note">{textes.sansEffet}</p>}
        {genre === 'tarif' && <Pourquoi />}
      </div>
      {ecart !== null && apres !== null && (
        <dl className={css.chiffres}>
          <div>
            <dt className="note">{textes.parMoisTitre}</dt>
            <dd className={css.ecart} data-baisse={ecart < 0 || undefined}>
              {textes.montantEcart(ecart)}
            </dd>
          </div>
          <div>
            <dt className="note">{textes.total}</dt>
            <dd>
              <Montant cents={apres} />
            </dd>
          </div>
        </dl>
      )}
      {demande && <Annuler libelle={libelle} demande={demande} />}
    </li>
  )
}

type AnnulerProps = { libelle: string; demande: NonNullable<LigneAvenir['demande']> }

function Annuler({ libelle, demande: { id, revision, annulableJusquAu } }: AnnulerProps) {
  const { annuler, isPending } = useAnnulation()
  if (useLectureSeule()) return null
  if (annulableJusquAu === null) return <p className={css.annuler}>{textes.tropTard}</p>
  return (
    <p className={css.annuler}>
      <Button
        size="sm"
        busy={isPending}
        aria-label={textes.annulerCe(libelle)}
        onClick={() => annuler({ id, revision })}
      >
        {textes.annuler}
      </Button>
      <span>{textes.jusquAu(formatDate(annulableJusquAu))}</span>
    </p>
  )
}

/** Nobody's choice among members: what it comes from, and what they may choose. */
function Pourquoi() {
  const liens = useLiens()
  return (
    <details className={css.pourquoi}>
      <summary>{textes.pourquoi}</summary>
      <p>
        {textes.pourquoiTexte} <a href={liens.documents()}>{textes.pourquoiDocuments}</a>
      </p>
      <p>
        {textes.pourquoiChoix} <a href={liens.garanties()}>{textes.pourquoiGaranties}</a> ·{' '}
        <a href={liens.resiliation()}>{textes.pourquoiPartir}</a>
      </p>
    </details>
  )
}
