import type { ActeRecu } from '@espace-adherent/contract/actes'
import { type FaitsPaiement, reglementActe } from '@espace-adherent/contract/cotisations'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { libellePeriode } from '@espace-adherent/domain/cotisations/periode.ts'
import { formatMontant } from '@espace-adherent/domain/montants'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { plusieurs, puis } from '@espace-adherent/ui/champs/genres.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import css from './cotisations.module.css'
import { Payer } from './Payer.tsx'
import { paiementsQuery } from './paiements.ts'
import { textes } from './textes.ts'

const mots = textes.paiement

/** Which instalments are paid; what they cost is added up as one chooses. */
function Echeances({ form, faits }: VueDe<typeof reglementActe>) {
  const { payables, reprendLe } = faits
  const choisies = form.watch('echeances')
  const choix = payables.map((une) => ({
    valeur: une.id,
    libelle: mots.echeance(
      libelleDe(une),
      formatMontant(une.montant),
      formatDate(une.dateEcheance),
    ),
  }))
  return (
    <>
      {champs(form, {
        echeances: puis(plusieurs(mots.lesquelles, choix, { required: true }), (ids) =>
          form.setValue('montant', montantDe(payables, ids)),
        ),
      })}
      <p className={css.total} role="status">
        {mots.total(formatMontant(montantDe(payables, choisies)))}
      </p>
      {reprendLe && payables.some((e) => e.periodeDebut && choisies.includes(e.id)) && (
        <p>{mots.reprise(formatDate(reprendLe))}</p>
      )}
      <p className="note tabular">{mots.securite}</p>
    </>
  )
}

const libelleDe = ({ periodeDebut, periodeFin }: FaitsPaiement['payables'][number]) =>
  periodeDebut && periodeFin ? libellePeriode(periodeDebut, periodeFin) : mots.tropPercu

const montantDe = (payables: FaitsPaiement['payables'], ids: readonly string[]) =>
  payables.filter(({ id }) => ids.includes(id)).reduce((somme, e) => somme + e.montant, 0)

/** Asked for: the provider's page is next. */
function VersLaBanque({ recu }: { recu: ActeRecu }) {
  const query = useQuery(paiementsQuery({ demande: recu.demande?.id ?? '' }))
  return (
    <Card title={mots.enRoute}>
      <p>{mots.enRouteTexte}</p>
      <Lecture query={query} isSeul>
        {({ rows: [paiement] }) => paiement && <Payer paiement={paiement} isAussitot />}
      </Lecture>
    </Card>
  )
}

/** What is chosen says what is being paid: contributions, a benefit to give back, or both. */
function titreDe(
  { echeances }: { echeances: readonly string[] },
  { payables }: FaitsPaiement,
): string {
  const choisies = payables.filter(({ id }) => echeances.includes(id))
  const indus = choisies.filter(({ periodeDebut }) => periodeDebut === null).length
  if (indus === 0) return mots.titreCotisation
  return indus === choisies.length ? mots.titreTropPercu : reglementActe.libelle
}

export default demarche(
  reglementActe,
  { echeances: Echeances },
  {
    rien: ({ payables }) => payables.length === 0 && mots.rien,
    initial({ faits: { payables }, search }) {
      // Begun anew: what a bank refused, as much of it as is still due.
      const encore = search.get('echeances')?.split(',') ?? []
      const refusees = payables.filter(({ id }) => encore.includes(id))
      // Whoever comes for one thing finds it chosen, and not the other.
      const isIndu =
        search.get('objet') === 'trop-percu' ||
        payables.every(({ periodeDebut }) => periodeDebut === null)
      const voulues = payables.filter(({ periodeDebut }) => (periodeDebut === null) === isIndu)
      const echeances = (refusees.length > 0 ? refusees : voulues).map(({ id }) => id)
      return { echeances, montant: montantDe(payables, echeances) }
    },
    titre: titreDe,
    confirmer: ({ montant }) => mots.payer(formatMontant(montant)),
    Suite: VersLaBanque,
  },
)
