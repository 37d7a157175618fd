import type {
  Explication as Phrases,
  Remboursement,
} from '@espace-adherent/contract/remboursements'
import { versementPrevu } from './Acte.tsx'
import { Conseil } from './Conseil.tsx'
import css from './explication.module.css'
import { Repartition } from './Repartition.tsx'
import { textes } from './textes.ts'

const { pourquoi: mots } = textes

type ExplicationProps = {
  ligne: Remboursement
  /** Null while they come; the amounts do not wait for them. */
  phrases: Phrases | null
}

/** Who paid what of one act, by which rule, and where the money is. */
export const Explication = ({ ligne, phrases }: ExplicationProps) => (
  <div className={css.explication}>
    <Repartition
      prix={ligne.destinataire === 'tiers' ? mots.prix : mots.paye}
      montants={ligne}
      phrases={phrases}
      garantie={phrases?.garantie}
    />
    {phrases?.conseil && <Conseil>{phrases.conseil}</Conseil>}
    <p className={css.suite}>{suiteDe(ligne)}</p>
  </div>
)

/** Where the money is. */
function suiteDe({ etat, dateReglement, destinataire, rc }: Remboursement): string {
  if (etat === 'rejetee') return mots.refuse
  if (etat === 'attente' || !dateReglement) {
    const prevu = destinataire === 'assure' ? versementPrevu() : null
    return prevu ? mots.prevu(prevu) : mots.attente
  }
  return rc === 0
    ? mots.rienAVerser(dateReglement)
    : mots.verse(dateReglement, destinataire === 'tiers')
}
