import type { SyntheseRemboursements } from '@espace-adherent/contract/remboursements'
import { formatMoisLong, moisDe } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { libellesFamille } from '@espace-adherent/domain/prestations'
import { moisEntre, verse } from '@espace-adherent/domain/remboursements'
import { BarChart } from '@espace-adherent/ui/charts/BarChart.tsx'
import { ShareBars } from '@espace-adherent/ui/charts/ShareBars.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { aujourdhui } from './apercu.ts'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

const { graphiques: mots } = textes

type Mois = SyntheseRemboursements['parMois'][number]

/** Every month of the span, an empty one included: time has no gaps. */
export function completeMois(parMois: readonly Mois[], debut?: string, fin?: string): Mois[] {
  const premier = debut ?? parMois.at(0)?.mois
  const dernier = fin ?? parMois.at(-1)?.mois
  if (!premier || !dernier) return []
  return moisEntre(premier, dernier).map(
    (mois) =>
      parMois.find((un) => un.mois === mois) ?? {
        mois,
        depense: 0,
        ro: 0,
        rc: 0,
        reste: 0,
        attente: 0,
      },
  )
}

/** « N » for November. */
const initiale = (mois: string) => formatMoisLong(mois).charAt(0).toUpperCase()

export function BarresParMois({ mois }: { mois: readonly Mois[] }) {
  const bars = mois.map((un) => ({
    key: un.mois,
    value: verse(un),
    label: formatMoisLong(un.mois),
    text: formatMontant(verse(un)),
    tick: initiale(un.mois),
  }))
  const total = bars.reduce((somme, { value }) => somme + value, 0)
  const [premier, dernier] = [bars.at(0), bars.at(-1)]
  if (!premier || !dernier || total === 0) return <p className="note block">{mots.aucun}</p>
  const plusHaut = bars.reduce((haut, bar) => (bar.value > haut.value ? bar : haut))
  return (
    <>
      <BarChart summary={mots.resumeMois(total, premier.label, dernier.label)} bars={bars} />
      <p className={css.reperes}>
        {mots.plusHaut(plusHaut.label, plusHaut.text)}
        {dernier !== plusHaut && <span>{mots.dernier(dernier.label, dernier.text)}</span>}
      </p>
    </>
  )
}

type GraphiquesProps = {
  synthese: SyntheseRemboursements
  /** The period asked for, where it has bounds. */
  du?: string | undefined
  au?: string | undefined
}

/** Beyond it, months without anything would only thin the others. */
const MOIS_MAX = 24

export function Graphiques({ synthese, du, au }: GraphiquesProps) {
  const jour = aujourdhui()
  const fin = moisDe(au && au < jour ? au : jour)
  const periode = completeMois(synthese.parMois, du && moisDe(du), fin)
  const mois = periode.length > MOIS_MAX ? completeMois(synthese.parMois) : periode
  return (
    <div className={css.graphiques}>
      <Card title={mots.parMois}>
        <BarresParMois mois={mois} />
        <DetailParMois mois={mois} />
      </Card>
      <Card title={mots.parFamille}>
        <ShareBars shares={partsDe(synthese)} />
      </Card>
    </div>
  )
}

const partsDe = ({ parFamille }: SyntheseRemboursements) =>
  parFamille
    .map((sienne) => ({
      key: sienne.famille,
      label: libellesFamille[sienne.famille],
      value: verse(sienne),
      text: formatMontant(verse(sienne)),
    }))
    .sort((a, b) => b.value - a.value)

const parts = [
  ['ro', ({ ro }: Mois) => ro],
  ['rc', ({ rc, attente }: Mois) => rc - attente],
  ['total', verse],
] as const

const DetailParMois = ({ mois }: { mois: readonly Mois[] }) => (
  <details className={css.details}>
    <summary>{mots.detail}</summary>
    <PetitTableau
      colonnes={[
        { nom: 'mois', libelle: mots.mois, rendu: ({ mois: cle }) => formatMoisLong(cle) },
        ...parts.map(([nom, montant]) => ({
          nom,
          libelle: mots[nom],
          isNombre: true,
          rendu: (un: Mois) => <Montant cents={montant(un)} />,
        })),
      ]}
      lignes={mois.toReversed()}
      cle={({ mois: cle }) => cle}
    />
  </details>
)
