import type { Remboursement } from '@espace-adherent/contract/remboursements'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import {
  attenteDe,
  libellesEtatLigne,
  prochainVirement,
  verse,
} from '@espace-adherent/domain/remboursements'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Montant } from '@espace-adherent/ui/montants'
import { portail } from '../../platform/portail/settings.ts'
import { textes } from './textes.ts'

type Nomme = Pick<Remboursement, 'libelle' | 'quantite'>

/** « Couronne dentaire », « Forfait journalier × 3 »; the basket has a badge of its own. */
export const nomActe = ({ libelle, quantite }: Nomme) =>
  textes.liste.quantite(libelle.split(' · ')[0] ?? libelle, quantite)

/** What is worth telling besides the name; a line that was simply paid says nothing. */
export function Badges({ is100Sante, etat }: Pick<Remboursement, 'is100Sante' | 'etat'>) {
  return (
    <>
      {is100Sante && <StateBadge tone="info">{textes.liste.sante100}</StateBadge>}
      {etat !== 'reglee' && (
        <StateBadge tone={etat === 'rejetee' ? 'danger' : 'warning'}>
          {libellesEtatLigne[etat]}
        </StateBadge>
      )}
    </>
  )
}

type Paye = Pick<Remboursement, 'ro' | 'rc' | 'etat'>

/** What was really paid back; what is still to come is told apart. */
export const Recu = (ligne: Paye) => (
  <Montant cents={verse({ ...ligne, attente: attenteDe(ligne) })} />
)

/** With the day on which it leaves, to whoever paid and where the insurer has said when it pays. */
export function EnAttente({ destinataire, ...ligne }: Paye & Pick<Remboursement, 'destinataire'>) {
  const attente = attenteDe(ligne)
  const prevu = destinataire === 'assure' ? versementPrevu() : null
  return attente > 0 && <span className="note block">{textes.liste.attente(attente, prevu)}</span>
}

/** Of what is accepted by now. */
export const versementPrevu = () =>
  prochainVirement(dateAParis(new Date()), portail().config.jourVirement)
