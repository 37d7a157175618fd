import { cotisationsAddress, remboursementsAddress } from '@espace-adherent/contract/addresses'
import type { Remboursement } from '@espace-adherent/contract/remboursements'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { attenteDe } from '@espace-adherent/domain/remboursements'
import { Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { IconArrowUpRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { versementPrevu } from './Acte.tsx'
import { apercuQuery, syntheseDe } from './apercu.ts'
import css from './argent-attendu.module.css'
import { textes } from './textes.ts'

const { attendu: mots } = textes

/** As many lines as a phone shows at a glance; one more says what the others come to. */
const MONTREES = 3
const LUES = 100

/**
 * What the mutuelle has accepted and not paid yet, to whoever paid for the care: the total is that of the
 * lines. The next contribution stands under it and is taken from nothing.
 */
export function ArgentAttendu() {
  const apercu = syntheseDe(useQuery(apercuQuery()).data)
  return apercu && apercu.totaux.attente > 0 ? <Attendu /> : null
}

function Attendu() {
  const liens = useLiens()
  const { qualite, modalitePaiementPrestation } = useContrats().courant
  const meta = { silent: true }
  const lignes = useQuery({
    ...listQuery(remboursementsAddress, { etat: 'attente', taille: LUES }),
    meta,
  })
  const cotisations = useQuery({
    ...listQuery(cotisationsAddress),
    meta,
    // Between the insurer and whoever subscribed to the contract.
    enabled: qualite === 'adherent',
  })
  if (lignes.isPending)
    return (
      <div aria-hidden="true">
        <Skeleton height="14rem" />
      </div>
    )
  const attendues = (lignes.data?.rows ?? []).filter(
    ({ destinataire }) => destinataire === 'assure',
  )
  if (attendues.length === 0) return null
  const [montrees, autres] = [attendues.slice(0, MONTREES), attendues.slice(MONTREES)]
  const prochaine = cotisations.data?.rows[0]?.prochaine
  return (
    <Card
      title={mots.titre}
      actions={
        <a href={liens.remboursements()} aria-label={mots.toutVoirQuoi}>
          {mots.toutVoir}
        </a>
      }
    >
      <p className={css.total}>
        <strong>
          <Montant cents={totalDe(attendues)} />
        </strong>
        <span className="note block">
          {mots.quand(versementPrevu(), modalitePaiementPrestation.rib)}
        </span>
      </p>
      <ul className={css.lignes}>
        {montrees.map(({ id, decompteId, libelle, quantite, prenom, dateSoins, rc, etat }) => (
          <li key={id}>
            <span>
              <a href={liens.prestation(decompteId)}>{textes.liste.quantite(libelle, quantite)}</a>
              <span className="note block">
                {prenom} · <span className="tabular">{formatDate(dateSoins)}</span>
              </span>
            </span>
            <strong>
              <Montant cents={attenteDe({ rc, etat })} />
            </strong>
          </li>
        ))}
        {autres.length > 0 && (
          <li>
            <span>{mots.autres(autres.length)}</span>
            <strong>
              <Montant cents={totalDe(autres)} />
            </strong>
          </li>
        )}
        {prochaine && (
          <li className={css.cotisation}>
            <span className="line gap-8">
              <IconArrowUpRight size={18} stroke={1.75} aria-hidden="true" />
              <a href={liens.cotisations()}>{mots.cotisation(prochaine.dateEcheance)}</a>
            </span>
            <span>
              <Montant cents={prochaine.montant} />
            </span>
          </li>
        )}
      </ul>
    </Card>
  )
}

const totalDe = (lignes: readonly Remboursement[]) =>
  lignes.reduce((somme, ligne) => somme + attenteDe(ligne), 0)
