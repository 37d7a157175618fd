import type { Cotisations, EcheanceCotisation } from '@espace-adherent/contract/cotisations'
import { attestationResource } from '@espace-adherent/contract/documents'
import { referentielResources } from '@espace-adherent/contract/referentiel'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  type EtatCotisation,
  libellePeriode,
  libellesEtatCotisation,
} from '@espace-adherent/domain/cotisations'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { ouvrirDocument } from '../documents/index.ts'
import css from './cotisations.module.css'
import { textes } from './textes.ts'

const tons: Record<EtatCotisation, Tone> = {
  payee: 'success',
  a_venir: 'neutral',
  rejetee: 'danger',
}

type EcheancierProps = { cotisations: Cotisations; onAnnee: (annee: number) => void }

export function Echeancier({ cotisations, onAnnee }: EcheancierProps) {
  const { annee, annees, echeances, totaux } = cotisations
  return (
    <Card
      title={textes.echeancier}
      actions={
        <>
          <fieldset className={css.annees}>
            <legend className="visually-hidden">{textes.annees}</legend>
            {annees.map((autre) => (
              <Button
                key={autre}
                size="sm"
                variant={autre === annee ? 'primary' : 'outline'}
                aria-pressed={autre === annee}
                onClick={() => onAnnee(autre)}
              >
                {String(autre)}
              </Button>
            ))}
          </fieldset>
          {echeances.length > 0 && (
            <Button
              size="sm"
              icon={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() =>
                ouvrirDocument({
                  resource: attestationResource,
                  verb: 'print',
                  params: {
                    edition: 'echeancier',
                    debut: `${annee}-01-01`,
                    fin: `${annee}-12-31`,
                  },
                  titre: textes.titreEcheancier(annee),
                })
              }
            >
              {textes.voirEcheancier}
            </Button>
          )}
        </>
      }
    >
      <Tableau echeances={echeances} appele={totaux.appele} />
    </Card>
  )
}

type TableauProps = { echeances: readonly EcheanceCotisation[]; appele: number }

/** On a phone a row has two lines: what does not fit beside the date stands under it. */
function Tableau({ echeances, appele }: TableauProps) {
  const { data } = useQuery(listQuery(referentielResources['mode-paiement']))
  const modeDe = (code: string) => data?.rows.find((mode) => mode.code === code)?.libelle ?? code
  // Twelve times the same words are said once, above the table.
  const habituel = echeances.every((e) => e.codeModePaiement === echeances[0]?.codeModePaiement)
    ? echeances[0]?.codeModePaiement
    : undefined
  return (
    <table className={css.tableau}>
      {habituel !== undefined && (
        <caption className={css.mode}>{textes.toutesPar(modeDe(habituel))}</caption>
      )}
      <thead>
        <tr>
          <th scope="col">{textes.date}</th>
          <th scope="col" className={css.large}>
            {textes.periode}
          </th>
          <th scope="col" className={css.large}>
            {textes.mode}
          </th>
          <th scope="col">{textes.etat}</th>
          <th scope="col">{textes.montant}</th>
        </tr>
      </thead>
      <tbody>
        {echeances.map((e) => (
          <tr key={e.id}>
            <th scope="row">
              {formatDate(e.dateEcheance)}
              <span className={css.dessous}>{libellePeriode(e.periodeDebut, e.periodeFin)}</span>
              {e.codeModePaiement !== habituel && (
                <span className={css.dessous}>{modeDe(e.codeModePaiement)}</span>
              )}
            </th>
            <td className={css.large}>{libellePeriode(e.periodeDebut, e.periodeFin)}</td>
            <td className={css.large}>{modeDe(e.codeModePaiement)}</td>
            <td>
              <StateBadge tone={tons[e.etat]}>{libellesEtatCotisation[e.etat]}</StateBadge>
            </td>
            <td>
              <Montant cents={e.montant} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={css.large} colSpan={4}>
            {textes.total}
          </th>
          <th scope="row" className={css.etroit} colSpan={2}>
            {textes.total}
          </th>
          <td>
            <Montant cents={appele} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
